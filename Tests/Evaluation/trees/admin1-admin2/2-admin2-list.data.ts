export default [
    {
        "code": "094",
        "name": "New Delhi",
        "admin1Code": "07"
    },
    {
        "code": "095",
        "name": "Central Delhi",
        "admin1Code": "07"
    },
    {
        "code": "091",
        "name": "North Delhi",
        "admin1Code": "07"
    },
    {
        "code": "090",
        "name": "North West Delhi",
        "admin1Code": "07"
    },
    {
        "code": "097",
        "name": "South West Delhi",
        "admin1Code": "07"
    },
    {
        "code": "098",
        "name": "South Delhi",
        "admin1Code": "07"
    },
    {
        "code": "096",
        "name": "West Delhi",
        "admin1Code": "07"
    },
    {
        "code": "093",
        "name": "East Delhi",
        "admin1Code": "07"
    },
    {
        "code": "088",
        "name": "Faridabad",
        "admin1Code": "10"
    },
    {
        "code": "086",
        "name": "Gurgaon",
        "admin1Code": "10"
    },
    {
        "code": "084",
        "name": "Mahendragarh",
        "admin1Code": "10"
    },
    {
        "code": "085",
        "name": "Rewari",
        "admin1Code": "10"
    },
    {
        "code": "082",
        "name": "Rohtak",
        "admin1Code": "10"
    },
    {
        "code": "076",
        "name": "Sonipat",
        "admin1Code": "10"
    }
]
