export const egyptGovernorates: GovernorateCities[] = [
  {
    governorate: "الدقهلية",
    cities: [
      "المنصورة", "طلخا", "بني عبيد", "أجا", "بني عبيد", "جمصة"
    ]
  },
  {
    governorate: "الغربية",
    cities: [
      "طنطا", "المحلة الكبرى"
    ]
  },
];
