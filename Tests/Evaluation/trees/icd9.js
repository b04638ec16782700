exports.icd9 =[
    {
        "code": "00",
        "name": "PROC & INTERVENTION, NEC",
        "price": null
    },
    {
        "code": "000",
        "name": "THERAPEUTIC ULTRASOUND",
        "price": null
    },
    {
        "code": "0001",
        "name": "Ther ult head & neck ves",
        "price": null
    },
    {
        "code": "0002",
        "name": "Ther ultrasound of heart",
        "price": null
    },
    {
        "code": "001",
        "name": "PHARMACEUTICALS",
        "price": null
    },
    {
        "code": "0010",
        "name": "Implant chemothera agent",
        "price": null
    },
    {
        "code": "01",
        "name": "INCISION OF SKULL",
        "price": null
    },
    {
        "code": "010",
        "name": "CRANIAL PUNCTURE",
        "price": null
    },
    {
        "code": "0101",
        "name": "Cisternal puncture",
        "price": null
    }
]
