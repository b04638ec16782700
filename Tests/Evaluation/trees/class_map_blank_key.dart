// Municipios por provincia
class Municipios {
  static const Map<String, List<String>> porProvincia = {
    'Pinar del Río': [
      'Consolación del Sur',
      'Viñales',
      'La Palma'
    ],
    'Artemisa': [
      'Bahía Honda',
      'Guanajay'
    ],
  };
}
