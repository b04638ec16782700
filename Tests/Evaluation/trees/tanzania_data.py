"""
Tanzania regions and districts data
Source: Tanzania National Bureau of Statistics
"""
REGIONS = {
    "Arusha": {
        "districts": [
            "Arusha City",
            "Karatu"
        ]
    },
    "Geita": {
        "districts": [
            "Chato",
            "Nyang'hwale"
        ]
    }
}
