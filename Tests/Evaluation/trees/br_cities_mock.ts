export const citiesMock = [
  { "cidade": "Abadia de Goiás", "uf": "GO", "estado": "Goiás" },
  { "cidade": "Abadia dos Dourados", "uf": "MG", "estado": "Minas Gerais" },
  { "cidade": "Abadiânia", "uf": "GO", "estado": "Goiás" },
];
