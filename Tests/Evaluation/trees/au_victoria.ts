export const victoriaLocations: VictoriaLocation[] = [
  {
    "suburb": "Abbeyard",
    "region": "Hume",
    "postcode": "3737",
    "latitude": "-36.550",
    "longitude": "146.820"
  },
  {
    "suburb": "Abbotsford",
    "region": "Melbourne - Inner",
    "postcode": "3067",
    "latitude": "-36.551",
    "longitude": "146.821"
  },
  {
    "suburb": "Abeckett Street",
    "region": "Other Victoria",
    "postcode": "8006",
    "latitude": "-36.552",
    "longitude": "146.822"
  },
  {
    "suburb": "Acheron",
    "region": "Hume",
    "postcode": "3714",
    "latitude": "-36.553",
    "longitude": "146.823"
  },
  {
    "suburb": "Aberfeldy",
    "region": "Latrobe - Gippsland",
    "postcode": "3825",
    "latitude": "-36.554",
    "longitude": "146.824"
  },
  {
    "suburb": "Agnes",
    "region": "Latrobe - Gippsland",
    "postcode": "3962",
    "latitude": "-36.555",
    "longitude": "146.825"
  }
];
