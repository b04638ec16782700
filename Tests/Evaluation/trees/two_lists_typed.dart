const List<String> kCities = [
  'Hanoi', 'Hue', 'Vinh',
];

final List<String> kFruits = [
  'Apple', 'Pear', 'Plum',
];
