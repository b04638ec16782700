List areas = [
  {
    "district_id": 10100003001,
    "city_id": 3,
    "region_id": 1,
    "name_ar": "العمل",
    "name_en": "Al Amal Dist."
  },
  {
    "district_id": 10100003002,
    "city_id": 3,
    "region_id": 1,
    "name_ar": "النموذجية",
    "name_en": "Al Namudhajiyah Dist."
  },
  {
    "district_id": 10200006001,
    "city_id": 6,
    "region_id": 2,
    "name_ar": "العزيزية",
    "name_en": "Al Aziziyah Dist."
  }
];
