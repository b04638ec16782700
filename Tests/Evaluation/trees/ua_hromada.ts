export const hromada = {
  UA0102003: {
    parent: 'UA0102',
    ua: 'Ароматненська',
    ru: 'Ароматненский',
    en: 'Aromatnenska',
    _5w: 'Aromatnenska_UA0102003_Ароматненська',
    lat_centroid: 44.80935611148782,
    lon_centroid: 33.84020707000891,
  },
  UA0102005: {
    parent: 'UA0102',
    ua: 'Бахчисарайська',
    ru: 'Бахчисарайский',
    en: 'Bakhchysaraiska',
    _5w: 'Bakhchysaraiska_UA0102005',
    lat_centroid: 44.7,
    lon_centroid: 33.8,
  },
  UA0502011: {
    parent: 'UA0502',
    ua: 'Вінницька',
    ru: 'Винницкая',
    en: 'Vinnytska',
    _5w: 'Vinnytska_UA0502011',
    lat_centroid: 49.2,
    lon_centroid: 28.4,
  },
}
