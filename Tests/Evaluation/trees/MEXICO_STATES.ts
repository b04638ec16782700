export const MEXICO_STATES = [
  'Aguascalientes',
  'Baja California',
  'Zacatecas'
].sort();
export const MUNICIPALITIES_BY_STATE: Record<string, string[]> = {
  'Aguascalientes': ['Aguascalientes', 'Calvillo'],
  'Baja California': ['Ensenada', 'Tijuana'],
  'Zacatecas': ['Fresnillo']
};
