ATCOVID_DISTRICT = [
  {
    "id": 1,
    "prefix": "Quận",
    "name": "Ba Đình",
    "id_dv": 267,
    "parent_id": 1,
    "lat": 21.03,
    "lng": 105.8
  },
  {
    "id": 64,
    "prefix": "Quận",
    "name": "Cầu Giấy",
    "id_dv": 523,
    "parent_id": 1,
    "lat": 21.03,
    "lng": 105.8
  },
  {
    "id": 127,
    "prefix": "Quận",
    "name": "Hai Bà Trưng",
    "id_dv": 779,
    "parent_id": 1,
    "lat": 21.03,
    "lng": 105.8
  },
  {
    "id": 630,
    "prefix": "Thị xã",
    "name": "Sơn Tây",
    "id_dv": 33,
    "parent_id": 1,
    "lat": 21.03,
    "lng": 105.8
  },
  {
    "id": 2,
    "prefix": "Thành phố",
    "name": "Hà Giang",
    "id_dv": 900,
    "parent_id": 2,
    "lat": 21.03,
    "lng": 105.8
  }
]
