const saudiAddressData = [
  {
    "governorate": "Riyadh",
    "governorateAr": "منطقة الرياض",
    "cities": [
      {
        "city": "Riyadh",
        "cityAr": "الرياض",
        "districts": [
          {
            "district": "Al Amal Dist.",
            "districtAr": "حي العمل"
          },
          {
            "district": "Laban Dist.",
            "districtAr": "حي لبن"
          }
        ]
      }
    ]
  },
  {
    "governorate": "Makkah",
    "governorateAr": "منطقة مكة",
    "cities": [
      {
        "city": "Jeddah",
        "cityAr": "جدة",
        "districts": [
          {
            "district": "As Safa Dist.",
            "districtAr": "حي الصفا"
          }
        ]
      }
    ]
  }
];
