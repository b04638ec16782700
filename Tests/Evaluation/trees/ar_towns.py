PROVINCE_TOWNS = {
    "Buenos Aires": [
        {
            "id": 1,
            "name": "25 de Mayo"
        },
        {
            "id": 2,
            "name": "3 de febrero"
        },
        {
            "id": 3,
            "name": "A. Alsina"
        }
    ],
    "Catamarca": [
        {
            "id": 1,
            "name": "Aconquija"
        },
        {
            "id": 2,
            "name": "Ancasti"
        }
    ]
}
