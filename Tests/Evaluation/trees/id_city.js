db = db.getSiblingDB('assessment');
db.city.insertMany( [
  {
    "id": "1105",
    "name": "KAB. ACEH BARAT",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1107",
    "name": "KAB. PIDIE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1217",
    "name": "KAB. SAMOSIR",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1275",
    "name": "KOTA BINJAI",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  }
] );
