export const locations = [
  {
    district_id: 10100003001,
    regionArabicName: "الرياض",
    regionEnglishName: "Riyadh",
    cityArabicName: "الرياض",
    cityEnglishName: "RIYADH",
    districtArabicName: "العمل",
    districtEnglishName: "Al Amal"
  },
  {
    district_id: 10100003002,
    regionArabicName: "الرياض",
    regionEnglishName: "Riyadh",
    cityArabicName: "الرياض",
    cityEnglishName: "RIYADH",
    districtArabicName: "النموذجية",
    districtEnglishName: "Al Namudhajiyah"
  },
  {
    district_id: 10100003005,
    regionArabicName: "الرياض",
    regionEnglishName: "Riyadh",
    cityArabicName: "الخرج",
    cityEnglishName: "AL KHARJ",
    districtArabicName: "الورود",
    districtEnglishName: "Al Wurud"
  },
  {
    district_id: 10200006001,
    regionArabicName: "مكة المكرمة",
    regionEnglishName: "Makkah",
    cityArabicName: "مكة المكرمة",
    cityEnglishName: "MAKKAH",
    districtArabicName: "العزيزية",
    districtEnglishName: "Al Aziziyah"
  },
  {
    district_id: 10200018001,
    regionArabicName: "مكة المكرمة",
    regionEnglishName: "Makkah",
    cityArabicName: "جدة",
    cityEnglishName: "JEDDAH",
    districtArabicName: "الروضة",
    districtEnglishName: "Ar Rawdah"
  },
  {
    district_id: 10200018002,
    regionArabicName: "مكة المكرمة",
    regionEnglishName: "Makkah",
    cityArabicName: "جدة",
    cityEnglishName: "JEDDAH",
    districtArabicName: "الصفا",
    districtEnglishName: "As Safa"
  }
];
