<?php
$rwanda_provinces = [
    1 => ['id' => 1, 'name' => 'Kigali City'],
    2 => ['id' => 2, 'name' => 'Southern Province'],
    3 => ['id' => 3, 'name' => 'Western Province']
];
$rwanda_districts = [
    1 => [
        ['id' => 101, 'name' => 'Gasabo'],
        ['id' => 102, 'name' => 'Kicukiro']
    ],
    2 => [
        ['id' => 201, 'name' => 'Gisagara'],
        ['id' => 202, 'name' => 'Huye']
    ],
    3 => [
        ['id' => 301, 'name' => 'Karongi']
    ]
];
$rwanda_sectors = [
    101 => [
        ['id' => 10101, 'name' => 'Bumbogo'],
        ['id' => 10102, 'name' => 'Gatsata']
    ],
    202 => [
        ['id' => 20201, 'name' => 'Gishamvu']
    ]
];
?>
