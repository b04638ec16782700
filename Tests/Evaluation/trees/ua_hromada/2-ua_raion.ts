export const raion = {
  UA0102: {
    parent: 'UA01',
    ua: 'Бахчисарайський',
    ru: 'Бахчисарайский',
    en: 'Bakhchysaraiskyi',
    _5w: 'B_UA0102',
  },
  UA0502: {
    parent: 'UA05',
    ua: 'Вінницький',
    ru: 'Винницкий',
    en: 'Vinnytskyi',
    _5w: 'V_UA0502',
  },
}
