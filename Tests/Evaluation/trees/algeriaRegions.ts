export const algeriaRegions: AlgeriaRegion[] =[
    {
        "id": 22,
        "commune_name_ascii": "Timekten",
        "commune_name": "تيمقتن",
        "daira_name_ascii": "Aoulef",
        "daira_name": "أولف",
        "wilaya_code": "01",
        "wilaya_name_ascii": "Adrar",
        "wilaya_name": "أدرار"
    },
    {
        "id": 6,
        "commune_name_ascii": "Bouda",
        "commune_name": "بودة",
        "daira_name_ascii": "Adrar",
        "daira_name": "أدرار",
        "wilaya_code": "01",
        "wilaya_name_ascii": "Adrar",
        "wilaya_name": "أدرار"
    },
    {
        "id": 13,
        "commune_name_ascii": "Ouled Ahmed Timmi",
        "commune_name": "أولاد أحمد تيمي",
        "daira_name_ascii": "Adrar",
        "daira_name": "أدرار",
        "wilaya_code": "01",
        "wilaya_name_ascii": "Adrar",
        "wilaya_name": "أدرار"
    },
    {
        "id": 1,
        "commune_name_ascii": "Adrar",
        "commune_name": "أدرار",
        "daira_name_ascii": "Adrar",
        "daira_name": "أدرار",
        "wilaya_code": "01",
        "wilaya_name_ascii": "Adrar",
        "wilaya_name": "أدرار"
    },
    {
        "id": 10,
        "commune_name_ascii": "In Zghmir",
        "commune_name": "إن زغمير",
        "daira_name_ascii": "Zaouiat Kounta",
        "daira_name": "زاوية كنتة",
        "wilaya_code": "01",
        "wilaya_name_ascii": "Adrar",
        "wilaya_name": "أدرار"
    },
    {
        "id": 60,
        "commune_name_ascii": "Talassa",
        "commune_name": "تلعصة",
        "daira_name_ascii": "Abou El Hassane",
        "daira_name": "أبو الحسن",
        "wilaya_code": "02",
        "wilaya_name_ascii": "Chlef",
        "wilaya_name": "الشلف"
    },
    {
        "id": 63,
        "commune_name_ascii": "Zeboudja",
        "commune_name": "الزبوجة",
        "daira_name_ascii": "Zeboudja",
        "daira_name": "الزبوجة",
        "wilaya_code": "02",
        "wilaya_name_ascii": "Chlef",
        "wilaya_name": "الشلف"
    }
]
