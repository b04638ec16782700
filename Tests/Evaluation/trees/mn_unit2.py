unit2 = {
    "11": [
        {
            "code_list_code": "1101",
            "code_list_name": "Багануур",
            "top_code": "11"
        },
        {
            "code_list_code": "1104",
            "code_list_name": "Багахангай",
            "top_code": "11"
        },
        {
            "code_list_code": "1113",
            "code_list_name": "Налайх",
            "top_code": "11"
        }
    ],
    "21": [
        {
            "code_list_code": "2101",
            "code_list_name": "Хэрлэн",
            "top_code": "21"
        },
        {
            "code_list_code": "2104",
            "code_list_name": "Баяндун",
            "top_code": "21"
        }
    ]
}
