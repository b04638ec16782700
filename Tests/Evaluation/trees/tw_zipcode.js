export const zipcodelist = [
  {
    "city": "基隆市",
    "city_en": "Keelung City",
    "city_geo_id": "TW-KEELUNGCITY",
    "province": "基隆市",
    "province_geo_id": "TW-KEELUNGCITY",
    "areaList": [
      {
        "district": "仁愛區",
        "district_en": "Renai Dist.",
        "district_geo_id": "TW-KEELU-RENAIDIST",
        "postal_code": "200",
        "postal_code_geo_id": "TW-KEELU-RENAIDIST"
      },
      {
        "district": "信義區",
        "district_en": "Xinyi Dist.",
        "district_geo_id": "TW-KEELU-XINYIDIST",
        "postal_code": "201",
        "postal_code_geo_id": "TW-KEELU-XINYIDIST"
      }
    ]
  },
  {
    "city": "台北市",
    "city_en": "Taipei City",
    "city_geo_id": "TW-TAIPEICITY",
    "province": "台北市",
    "province_geo_id": "TW-TAIPEICITY",
    "areaList": [
      {
        "district": "中正區",
        "district_en": "Zhongzheng Dist.",
        "district_geo_id": "TW-TAIPEI-ZZ",
        "postal_code": "100",
        "postal_code_geo_id": "TW-TAIPEI-ZZ"
      }
    ]
  }
];
