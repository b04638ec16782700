<?php
return [
    [
        'name:ar' => 'الدقهلية',
        'name:en' => 'Dakahlia',
    ],
    [
        'name:ar' => 'المنيا',
        'name:en' => 'Minya',
    ],
    [
        'name:ar' => 'القاهرة',
        'name:en' => 'Cairo',
    ],
];
