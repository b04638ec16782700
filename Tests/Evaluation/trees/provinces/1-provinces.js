ATCOVID_PROVINCE = [
  {
    "id": 1,
    "prefix": "Thành phố",
    "name": "Hà Nội",
    "id_dv": 3,
    "lat": 21.028511,
    "lng": 105.804817
  },
  {
    "id": 2,
    "prefix": "Tỉnh",
    "name": "Hà Giang",
    "id_dv": 4,
    "lat": 22.802558,
    "lng": 104.978449
  }
]
