<?php
return
    [
        [
            'governorate_id' => 1,
            'city_name_en' => '15 May',
            'city_name' => '15 مايو'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'Al Azbakeyah',
            'city_name' => 'الأزبكية'
        ],
        [
            'governorate_id' => 2,
            'city_name_en' => 'Giza',
            'city_name' => 'الجيزة'
        ],
        [
            'governorate_id' => 2,
            'city_name_en' => 'Imbaba',
            'city_name' => 'إمبابة'
        ],
    ];
