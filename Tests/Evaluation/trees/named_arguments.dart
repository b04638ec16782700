class City {
  final String name;
  final String region;

  const City({
    required this.name,
    required this.region,
  });
}

class CitiesData {
  static const List<City> all = [
    // The largest
    City(name: 'Алматы', region: 'Алматы'),
    City(name: 'Шымкент', region: 'Шымкент'),

    City(name: 'Актобе', region: 'Актюбинская область'),
    City(name: 'Тараз', region: 'Жамбылская область'),
  ];
}
