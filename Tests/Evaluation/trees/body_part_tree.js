var tree = [
  {
    "name": "RID39569: whole body [2889 descendants]",
    "children": [
      {
        "name": "RID9080: head [867 descendants]",
        "children": [
          {
            "name": "RID6383_RID9080: intracranial head [340 descendants]",
            "children": [
              {
                "name": "RID15527: zone of neurohypophysis",
                "children": []
              },
              {
                "name": "RID38674: pituitary gland",
                "children": []
              }
            ]
          }
        ]
      },
      {
        "name": "RID7488: neck [12 descendants]",
        "children": []
      }
    ]
  }
]
