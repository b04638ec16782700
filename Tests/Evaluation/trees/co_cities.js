export default [
    {
      "REGION": "Región Eje Cafetero - Antioquia",
      "CÓDIGO DANE DEL DEPARTAMENTO": 5,
      "DEPARTAMENTO": "Antioquia",
      "CÓDIGO DANE DEL MUNICIPIO": "5,001",
      "MUNICIPIO": "Medellín"
    },
    {
      "REGION": "Región Eje Cafetero - Antioquia",
      "CÓDIGO DANE DEL DEPARTAMENTO": 5,
      "DEPARTAMENTO": "Antioquia",
      "CÓDIGO DANE DEL MUNICIPIO": "5,002",
      "MUNICIPIO": "Abejorral"
    },
    {
      "REGION": "Región Centro Oriente",
      "CÓDIGO DANE DEL DEPARTAMENTO": 15,
      "DEPARTAMENTO": "Boyacá",
      "CÓDIGO DANE DEL MUNICIPIO": "15,832",
      "MUNICIPIO": "Tununguá"
    },
    {
      "REGION": "Región Eje Cafetero - Antioquia",
      "CÓDIGO DANE DEL DEPARTAMENTO": 17,
      "DEPARTAMENTO": "Caldas",
      "CÓDIGO DANE DEL MUNICIPIO": "17,001",
      "MUNICIPIO": "Manizales"
    },
    {
      "REGION": "Región Centro Oriente",
      "CÓDIGO DANE DEL DEPARTAMENTO": 11,
      "DEPARTAMENTO": "Bogotá D.C.",
      "CÓDIGO DANE DEL MUNICIPIO": "11,001",
      "MUNICIPIO": "Bogotá D.C."
    },
    {
      "REGION": "Región Centro Oriente",
      "CÓDIGO DANE DEL DEPARTAMENTO": 15,
      "DEPARTAMENTO": "Boyacá",
      "CÓDIGO DANE DEL MUNICIPIO": "15,001",
      "MUNICIPIO": "Tunja"
    }
  ]
