const regionesData =[
    {
      "regionId": 1,
      "regionName": "Arica y Parinacota",
      "provinces": [
        {
          "provinceId": 1,
          "provinceName": "Arica",
          "communes": [
            {
              "communeId": 1,
              "communeName": "Arica",
              "provinceId": 1
            },
            {
              "communeId": 2,
              "communeName": "Camarones",
              "provinceId": 1
            }
          ],
          "regionId": 1
        },
        {
          "provinceId": 2,
          "provinceName": "Parinacota",
          "communes": [
            {
              "communeId": 4,
              "communeName": "General Lagos",
              "provinceId": 2
            },
            {
              "communeId": 3,
              "communeName": "Putre",
              "provinceId": 2
            }
          ],
          "regionId": 1
        }
      ]
    },
    {
      "regionId": 2,
      "regionName": "Tarapaca",
      "provinces": [
        {
          "provinceId": 3,
          "provinceName": "Iquique",
          "communes": [
            {
              "communeId": 6,
              "communeName": "Alto Hospicio",
              "provinceId": 3
            }
          ],
          "regionId": 2
        },
        {
          "provinceId": 4,
          "provinceName": "Tamarugal",
          "communes": [
            {
              "communeId": 8,
              "communeName": "Camiña",
              "provinceId": 4
            }
          ],
          "regionId": 2
        }
      ]
    }
  ]
export { regionesData };
