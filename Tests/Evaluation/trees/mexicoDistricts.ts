// México: Estado → Municipio → Colonia
// Estructura para delivery: colonias de ciudades principales

export const mexicoDistricts: Record<string, Record<string, string[]>> = {
  // Ciudad de México (CDMX) - 16 alcaldías con sus colonias principales
  'Ciudad de México': {
    'Álvaro Obregón': ['Florida', 'Guadalupe Inn', 'Las Águilas'],
    'Azcapotzalco': ['Clavería', 'Coltongo'],
  },

  // JALISCO
  'Jalisco': {
    'Guadalajara': ['Americana', 'Chapalita'],
  },
};

export function getColonias(estado: string, municipio: string): string[] {
  return mexicoDistricts[estado]?.[municipio] ?? [];
}
