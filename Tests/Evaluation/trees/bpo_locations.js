var grouped_locations_list = [
        {
            "division": "Barisal",
            "upazila": "Amtali",
            "district": "Barguna",
            "population": 270802
        },
        {
            "division": "Barisal",
            "upazila": "Bamna",
            "district": "Barguna",
            "population": 79564
        },
        {
            "division": "Barisal",
            "upazila": "Barguna",
            "district": "Barguna",
            "population": 261343
        },
        {
            "division": "Barisal",
            "upazila": "Betagi",
            "district": "Barguna",
            "population": 117145
        },
        {
            "division": "Barisal",
            "upazila": "Agailjhara",
            "district": "Barisal ",
            "population": 149455
        },
        {
            "division": "Barisal",
            "upazila": "Babuganj",
            "district": "Barisal ",
            "population": 140361
        },
        {
            "division": "Barisal",
            "upazila": "Barisal (kotwali)",
            "district": "Barisal ",
            "population": 527017
        },
        {
            "division": "Chittagong",
            "upazila": "Alikadam",
            "district": "Bandarban",
            "population": 49317
        },
        {
            "division": "Chittagong",
            "upazila": "Lama",
            "district": "Bandarban",
            "population": 108995
        }
    ];
