export const SAUDI_REGIONS: Region[] = [
  {
    value: "Riyadh",
    label: { en: "Riyadh", ar: "الرياض" },
    cities: [
      {
        value: "Riyadh",
        label: { en: "Riyadh", ar: "الرياض" },
        districts: [
          {
            value: "Al Olaya",
            label: { en: "Al Olaya", ar: "العليا" },
          },
          {
            value: "Al Malqa",
            label: { en: "Al Malqa", ar: "الملقا" },
          },
        ],
      },
    ],
  },
  {
    value: "Makkah",
    label: { en: "Makkah", ar: "مكة" },
    cities: [
      {
        value: "Jeddah",
        label: { en: "Jeddah", ar: "جدة" },
        districts: [],
      },
    ],
  },
];
