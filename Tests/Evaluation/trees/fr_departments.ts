export const FRENCH_DEPARTMENTS: Department[] = [
  { code: "01", name: "Ain", region: "Auvergne-Rhône-Alpes" },
  { code: "02", name: "Aisne", region: "Hauts-de-France" },
  { code: "03", name: "Allier", region: "Auvergne-Rhône-Alpes" },
  { code: "04", name: "Alpes-de-Haute-Provence", region: "Provence-Alpes-Côte d'Azur" },
]
