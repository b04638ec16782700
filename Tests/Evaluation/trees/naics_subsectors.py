NAICS_SECTORS = {
    "11": {"name": "Agriculture, Forestry, Fishing and Hunting", "subsectors": []},
    "21": {"name": "Mining, Quarrying, and Oil and Gas Extraction", "subsectors": [
        "211", "212", "213"
    ]},
    "22": {"name": "Utilities", "subsectors": [
        "221"
    ]},
}
