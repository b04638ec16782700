export const provincias = [
    {
        "id": "06",
        "nombre": "Buenos Aires"
    },
    {
        "id": "10",
        "nombre": "Catamarca"
    },
    {
        "id": "02",
        "nombre": "Ciudad Autónoma de Buenos Aires"
    }
];
const departamentos =  [
    {
        "id": "10007",
        "nombre": "Ambato",
        "provId": "10"
    },
    {
        "id": "10014",
        "nombre": "Ancasti",
        "provId": "10"
    },
    {
        "id": "06007",
        "nombre": "Adolfo Alsina",
        "provId": "06"
    }
];
