export const nombresProvincias = [
    'San José',
    'Alajuela',
    'Limón'
]
export const provincias = [
    {
        nombre: 'San José',
        cantones: [
            {
                nombre: 'San José',
                cabecera: 'San José',
                distritos: [
                    'Carmen',
                    'Merced',
                    'San Francisco de Dos Ríos',
                ],
            },
            {
                nombre: 'Puriscal',
                cabecera: 'Santiago',
                distritos: [
                    'Santiago',
                    'Mercedes Sur',
                ],
            },
        ],
    },
    {
        nombre: 'Limón',
        cantones: [
            {
                nombre: 'Limón',
                cabecera: 'Limón',
                distritos: [
                    'Limón',
                ],
            },
        ],
    },
]
