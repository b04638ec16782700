province_list = [
    {
        "name": "Bagmati",
        "nepali_name": "बागमती",
        "number": 3,
        "districts": [
            {
                "name": "Kathmandu",
                "nepali_name": "काठमाडौं",
                "municipalities": [
                    {
                        "name": "Kathmandu",
                        "nepali_name": "काठमाडौं",
                        "lat_lang": "27.707464356574462,85.32520904346948",
                        "wards": [
                            { "name": "Naxaal", "number": 1, "nepali_name": "नक्साल" },
                            { "name": "Lajimpaat", "number": 2, "nepali_name": "लाजिम्पाट" },
                            { "name": "Mahaaraajgunj", "number": 3, "nepali_name": "महाराजगंज" },
                            { "name": "Baluwataar", "number": 4, "nepali_name": "बालुवाटार" },
                            { "name": "Haadigaun", "number": 5, "nepali_name": "हाडिगाउँ" },
                        ],
                    },
                    {
                        "name": "Kirtipur",
                        "nepali_name": "कीर्तिपुर",
                        "lat_lang": "27.66,85.27",
                        "wards": [
                            { "name": "Naya Bazar", "number": 1, "nepali_name": "नयाँ बजार" },
                            { "name": "Panga", "number": 2, "nepali_name": "पाँगा" },
                        ],
                    },
                ],
            },
            {
                "name": "Lalitpur",
                "nepali_name": "ललितपुर",
                "municipalities": [
                    {
                        "name": "Godawari",
                        "nepali_name": "गोदावरी",
                        "lat_lang": "27.59,85.38",
                        "wards": [],
                    },
                ],
            },
        ],
    },
    {
        "name": "Gandaki",
        "nepali_name": "गण्डकी",
        "number": 4,
        "districts": [],
    },
]
