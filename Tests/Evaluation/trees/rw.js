export let  city = [
  {
    "id": 1,
    "name": "KIGALI",
    "districts": [
      {
        "id": 101,
        "name": "Nyarugenge",
        "province_id": "Nyarugenge",
        "sectors": [
          {
            "id": 10101,
            "name": "Gitega",
            "district_id": 101,
            "cells": [
              {
                "id": 1010101,
                "name": "Akabahizi",
                "sector_id": 10101,
                "villages": [
                  {
                    "id": 101010102,
                    "name": "Gihanga",
                    "cell_id": 1010101
                  },
                  {
                    "id": 101010103,
                    "name": "Iterambere",
                    "cell_id": 1010101
                  },
                  {
                    "id": 101010104,
                    "name": "Izuba",
                    "cell_id": 1010101
                  }
                ]
              },
              {
                "id": 1010102,
                "name": "Akabeza",
                "sector_id": 10101,
                "villages": []
              }
            ]
          }
        ]
      }
    ]
  },
  {
    "id": 2,
    "name": "SOUTH",
    "districts": [
      {
        "id": 201,
        "name": "Nyanza",
        "province_id": "Nyanza",
        "sectors": [
          {
            "id": 20101,
            "name": "Busasamana",
            "district_id": 201,
            "cells": [
              {
                "id": 2010101,
                "name": "Gahondo",
                "sector_id": 20101,
                "villages": [
                  {
                    "id": 201010101,
                    "name": "Gahondo",
                    "cell_id": 2010101
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  }
]
