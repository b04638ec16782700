var bdrCities = [
  {
    "prefecture": {
      "id": "0101",
      "name": "DRAMAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9001",
    "name": "DOXATOU"
  },
  {
    "prefecture": {
      "id": "0101",
      "name": "DRAMAS",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9002",
    "name": "DRAMAS"
  },
  {
    "prefecture": {
      "id": "0102",
      "name": "EVROU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9006",
    "name": "ALEXANDROUPOLIS"
  },
  {
    "prefecture": {
      "id": "0102",
      "name": "EVROU",
      "region": {
        "id": "1",
        "name": "AN. MAKEDONIAS & THRAKIS"
      }
    },
    "id": "9007",
    "name": "DIDYMOTEICHOU"
  },
  {
    "prefecture": {
      "id": "0901",
      "name": "ATTIKIS",
      "region": {
        "id": "9",
        "name": "ATTIKIS"
      }
    },
    "id": "9301",
    "name": "ATHINON"
  }
];
