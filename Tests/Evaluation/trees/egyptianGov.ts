export const egyptianGovernorates: Governorate[] = [
  {
    id: 'cairo',
    name: 'Cairo',
    nameAr: 'القاهرة',
    cities: [
      { id: 'cairo-city', name: 'Cairo City', nameAr: 'مدينة القاهرة' },
      { id: 'helwan', name: 'Helwan', nameAr: 'حلوان' },
    ],
  },
  {
    id: 'giza',
    name: 'Giza',
    nameAr: 'الجيزة',
    cities: [
      { id: 'dokki', name: 'Dokki', nameAr: 'الدقي' },
    ],
  },
];
