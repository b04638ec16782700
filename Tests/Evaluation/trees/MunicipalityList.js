export const MunicipalityList = [
    {
        "district": "TAPLEJUNG",
        "province": "KOSHI PROVINCE",
        "municipality": "Fattanglung Rural Municipality",
    },
    {
        "district": "TAPLEJUNG",
        "province": "KOSHI PROVINCE",
        "municipality": "Maiwakhola Rural Municipality",
    },
    {
        "district": "TAPLEJUNG",
        "province": "KOSHI PROVINCE",
        "municipality": "Phungling Municipality",
    },
    {
        "district": "SANKHUWASABHA",
        "province": "KOSHI PROVINCE",
        "municipality": "Bhotkhola Rural Municipality",
    },
    {
        "district": "SANKHUWASABHA",
        "province": "KOSHI PROVINCE",
        "municipality": "Chainpur Municipality",
    },
    {
        "district": "SANKHUWASABHA",
        "province": "KOSHI PROVINCE",
        "municipality": "Khadbari Municipality",
    },
    {
        "district": "SAPTARI",
        "province": "MADHESH PROVINCE",
        "municipality": "Rajbiraj Municipality",
    },
    {
        "district": "TAPLEJUNG",
        "province": "KOSHI PROVINCE",
        "municipality": "Yangwarak Rural Municipality",
    },
    {
        "district": "SAPTARI",
        "province": "MADHESH PROVINCE",
        "municipality": "Kanchanrup Municipality",
    },
]
