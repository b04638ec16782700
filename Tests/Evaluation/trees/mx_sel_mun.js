var sel_municipal = [
  {
    "estado": "Estados Unidos Mexicanos",
    "municipios": []
  },
  {
    "estado": "Aguascalientes",
    "municipios": [
      {
        "nombre": "Aguascalientes"
      },
      {
        "nombre": "Asientos"
      },
      {
        "nombre": "Calvillo"
      },
      {
        "nombre": "Cosío"
      }
    ]
  },
  {
    "estado": "Baja California",
    "municipios": [
      {
        "nombre": "Ensenada"
      },
      {
        "nombre": "Mexicali"
      }
    ]
  }
]
