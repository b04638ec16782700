<?php
return [
    22 => [
        "commune_name" => "تيمقتن",
        "commune_name_ascii" => "Timekten",
        "daira_name" => "أولف",
        "daira_name_ascii" => "Aoulef",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    6 => [
        "commune_name" => "بودة",
        "commune_name_ascii" => "Bouda",
        "daira_name" => "أدرار",
        "daira_name_ascii" => "Adrar",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    13 => [
        "commune_name" => "أولاد أحمد تيمي",
        "commune_name_ascii" => "Ouled Ahmed Timmi",
        "daira_name" => "أدرار",
        "daira_name_ascii" => "Adrar",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    1 => [
        "commune_name" => "أدرار",
        "commune_name_ascii" => "Adrar",
        "daira_name" => "أدرار",
        "daira_name_ascii" => "Adrar",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    10 => [
        "commune_name" => "إن زغمير",
        "commune_name_ascii" => "In Zghmir",
        "daira_name" => "زاوية كنتة",
        "daira_name_ascii" => "Zaouiat Kounta",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    60 => [
        "commune_name" => "تلعصة",
        "commune_name_ascii" => "Talassa",
        "daira_name" => "أبو الحسن",
        "daira_name_ascii" => "Abou El Hassane",
        "wilaya_code" => "02",
        "wilaya_name" => "الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    63 => [
        "commune_name" => "الزبوجة",
        "commune_name_ascii" => "Zeboudja",
        "daira_name" => "الزبوجة",
        "daira_name_ascii" => "Zeboudja",
        "wilaya_code" => "02",
        "wilaya_name" => "الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
];
