class Geo {
  static final Map<String, List<String>> data = {
    'Punjab': ['Lahore', 'Multan'],
    'Sindh': ['Karachi'],
  };
  static List<String> get provinces => data.keys.toList();
  static List<String> citiesOf(String province) => data[province] ?? [];
}
