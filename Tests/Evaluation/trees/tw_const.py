CITY_AREA_MAPPING = [
    {
        "CityName": "臺北市",
        "CityName2": "臺北",
        "CityEngName": "Taipei City",
        "AreaList": [
            {
                "ZipCode": "100",
                "AreaName": "中正區",
                "AreaName2": "中正",
                "AreaEngName": "Zhongzheng Dist."
            },
            {
                "ZipCode": "103",
                "AreaName": "大同區",
                "AreaName2": "大同",
                "AreaEngName": "Datong Dist."
            }
        ]
    },
    {
        "CityName": "連江縣",
        "CityName2": "連江",
        "CityEngName": "Lienchiang County",
        "AreaList": [
            {
                "ZipCode": "209",
                "AreaName": "南竿鄉",
                "AreaName2": "南竿",
                "AreaEngName": "Nangan Township"
            }
        ]
    }
]
