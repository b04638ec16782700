export const provinceData = [
  { name: "TSHOPO", villes: ["KISANGANI"], territoires: ["Bafwasende", "Banalia", "Basoko"] },
  { name: "EQUATEUR", villes: ["MBANDAKA"], territoires: ["Basankusu", "Bikoro"] },
]
