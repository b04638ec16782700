export const list_state = [
    "Johor",
    "Kedah",
    "Perlis",
];
export const list_state_cities = {
    'Johor': [
        'Tangkak',
        'Ayer Tawar 5',
        'Layang-Layang'
    ],
    'Kedah': [
        'Bedong',
        'Ayer Hitam'
    ],
    'Perlis': [
        'Kangar'
    ]
}
