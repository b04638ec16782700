export const mexicoDistricts: Record<string, Record<string, string[]>> = {
  'Ciudad de México': {
    'Álvaro Obregón': ['Florida', 'Guadalupe Inn', 'Las Águilas'],
    'Azcapotzalco': ['Clavería', 'Coltongo'],
  },
  'Jalisco': {
    'Guadalajara': ['Americana', 'Chapalita'],
  },
};
