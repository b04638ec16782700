class Region {
  final String name;
  final List<String> towns;
  const Region(this.name, this.towns);
}

const regions = [
  Region('Maritime', ['Lomé', 'Aného']),
  Region('Kara', ['Niamtougou']),
];
