export const provinces: Province[] = [
  { id: "11", name: "Aceh" },
  { id: "31", name: "DKI Jakarta" },
];
export const regencies: Regency[] = [
  { id: "1171", name: "Kota Banda Aceh", provinceId: "11" },
  { id: "3171", name: "Kota Jakarta Selatan", provinceId: "31" },
  { id: "3172", name: "Kota Jakarta Timur", provinceId: "31" },
];
export const districts: District[] = [
  { id: "317101", name: "Kebayoran Baru", regencyId: "3171" },
  { id: "317102", name: "Cilandak", regencyId: "3171" },
];
