export const EGYPT_LOCATIONS: Governorate[] = [
  {
    en: "Cairo",
    ar: "القاهرة",
    cities: [
      { en: "Hadayek Al Zaiton", ar: "حدائق الزيتون" },
      { en: "El Shorouk", ar: "الشروق" },
    ],
  },
  {
    en: "Giza",
    ar: "الجيزة",
    cities: [
      { en: "Dokki", ar: "الدقي" },
    ],
  },
];
