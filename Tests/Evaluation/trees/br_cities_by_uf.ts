// Este é um mapeamento simplificado das cidades brasileiras por estado
// Os dados são parciais para manter o arquivo menor
export const BRAZILIAN_CITIES: Record<string, string[]> = {
  // Acre
  "AC": ["Rio Branco", "Cruzeiro do Sul", "Sena Madureira", "Tarauacá", "Feijó"],
  
  // Alagoas
  "AL": ["Maceió", "Arapiraca", "Palmeira dos Índios", "Rio Largo", "Penedo"],
  
  // Amapá
  "AP": ["Macapá", "Santana", "Laranjal do Jari", "Oiapoque", "Mazagão"]
};
