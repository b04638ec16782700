export const oblast = {
  UA01: {
    ua: 'Автономна Республіка Крим',
    ru: 'Автономная Республика Крым',
    en: 'Autonomous Republic of Crimea',
    _5w: 'Autonomous Republic of Crimea_UA01',
  },
  UA05: {
    ua: 'Вінницька',
    ru: 'Винницкая',
    en: 'Vinnytska',
    _5w: 'Vinnytska_UA05',
  },
}
