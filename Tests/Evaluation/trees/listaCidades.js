const listaCidades =  [
   {
      "sigla":"AC",
      "nome":"Acre",
      "cidades":[
         {
            "nome":"Rio Branco",
            "id":"67"
         },
         {
            "nome":"Acrelândia",
            "id":"53"
         }
      ]
   },
   {
      "sigla":"AL",
      "nome":"Alagoas",
      "cidades":[
         {
            "nome":"Maceió",
            "id":"1696"
         }
      ]
   }
]
