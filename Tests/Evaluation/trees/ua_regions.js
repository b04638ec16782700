export let json = {
  "key": "5",
  "parent_id": null,
  "name": "Украина",
  "areas": [
    {
      "key": "2121",
      "parent_id": "5",
      "name": "Винницкая область",
      "areas": [
        {
          "key": "3331",
          "parent_id": "2121",
          "name": "Бар",
          "areas": []
        },
        {
          "key": "116",
          "parent_id": "2121",
          "name": "Винница",
          "areas": []
        }
      ]
    },
    {
      "key": "2123",
      "parent_id": "5",
      "name": "Волынская область",
      "areas": [
        {
          "key": "122",
          "parent_id": "2123",
          "name": "Луцк",
          "areas": []
        }
      ]
    }
  ]
}
