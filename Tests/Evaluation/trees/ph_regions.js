export const regions = [
  {
    "region_name": "National Capital Region (NCR)",
    "region_code": "130000000",
    "province_list": [
      {
        "province_name": "Metro Manila",
        "province_code": "133900000",
        "city_list": [
          { "city_name": "Caloocan", "city_code": "137501000" },
          { "city_name": "Las Piñas", "city_code": "137601000" },
          { "city_name": "Makati", "city_code": "137602000" }
        ]
      }
    ]
  },
  {
    "region_name": "Ilocos Region (Region I)",
    "region_code": "010000000",
    "province_list": [
      {
        "province_name": "Ilocos Norte",
        "province_code": "012800000",
        "city_list": [
          { "city_name": "Laoag", "city_code": "012812000" }
        ]
      }
    ]
  }
];
