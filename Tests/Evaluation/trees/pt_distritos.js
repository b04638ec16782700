export default {
  distritos: [
    {
      "distrito": "Aveiro",
      "concelhos": [
        {
          "concelho": "Águeda",
          "freguesias": [
            "Aguada de Cima",
            "Fermentelos"
          ]
        },
        {
          "concelho": "Anadia",
          "freguesias": [
            "Moita"
          ]
        }
      ]
    },
    {
      "distrito": "Beja",
      "concelhos": [
        {
          "concelho": "Aljustrel",
          "freguesias": [
            "Messejana"
          ]
        }
      ]
    }
  ]
}
