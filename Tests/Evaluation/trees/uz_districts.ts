export const districts: District = {
    "1703202": {
        "District": 1703202,
        "Region": 1703,
        "EN": "Oltinkol district",
        "UZ": "Oltinko'l tumani",
        "RU": "Алтынкульский район",
        "Type": "District"
    },
    "1703203": {
        "District": 1703203,
        "Region": 1703,
        "EN": "Andijan district",
        "UZ": "Andijon tumani",
        "RU": "Андижанский район",
        "Type": "District"
    },
    "1706204": {
        "District": 1706204,
        "Region": 1706,
        "EN": "Alat district",
        "UZ": "Olot tumani",
        "RU": "Алатский район",
        "Type": "District"
    }
}
