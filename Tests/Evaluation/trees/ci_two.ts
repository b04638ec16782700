// Regions of Côte d'Ivoire
export const ivoryCoastRegions = [
  "Abidjan",
  "Comoé",
  "Zanzan"
];

// Major cities by region
export const ivoryCoastCities: Record<string, string[]> = {
  "Abidjan": ["Abobo", "Adjamé"],
  "Comoé": ["Abengourou"],
  "Zanzan": ["Bondoukou", "Bouna"]
};
