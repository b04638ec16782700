export const ivoryCoastRegions = [
  "Abidjan",
  "Comoé",
  "Zanzan"
];
export const ivoryCoastCities: Record<string, string[]> = {
  "Abidjan": ["Abobo", "Adjamé"],
  "Comoé": ["Abengourou"],
  "Zanzan": ["Bondoukou", "Bouna"]
};
