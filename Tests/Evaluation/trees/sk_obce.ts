export const obce: Obec[] = [
  {
    "obec": "Púchov",
    "psc": "02001",
    "casti": [
      "Púchov",
      "Horné Kočkovce"
    ]
  },
  {
    "obec": "Beluša",
    "psc": "01861",
    "casti": [
      "Beluša",
      "Hloža"
    ]
  },
  {
    "obec": "Dolná Breznica",
    "psc": "02061",
    "casti": [
      "Dolná Breznica"
    ]
  }
];
