const estados = [
    {
        "id": 1,
        "nombre": "Aguascalientes",
        "municipios": [
            {
                "id_municipio": 1,
                "nombre": "Aguascalientes"
            },
            {
                "id_municipio": 2,
                "nombre": "Asientos"
            },
            {
                "id_municipio": 3,
                "nombre": "Calvillo"
            }
        ]
    },
    {
        "id": 2,
        "nombre": "Baja California",
        "municipios": [
            {
                "id_municipio": 1,
                "nombre": "Ensenada"
            },
            {
                "id_municipio": 2,
                "nombre": "Mexicali"
            }
        ]
    }
]
export default estados
