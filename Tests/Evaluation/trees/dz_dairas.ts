export const WILAYAS_DATA: Wilaya[] = [
  {
    code: '01',
    name_fr: 'Adrar',
    name_ar: 'أدرار',
    dairas: [
      {
        name_fr: 'Adrar',
        name_ar: 'أدرار',
        communes: ['Adrar', 'Bouda', 'Ouled Ahmed Timmi'],
      },
      {
        name_fr: 'Aoulef',
        name_ar: 'أولف',
        communes: ['Aoulef', 'Timekten', 'Akabli'],
      },
    ],
  },
  {
    code: '02',
    name_fr: 'Chlef',
    name_ar: 'الشلف',
    dairas: [
      {
        name_fr: 'Ténès',
        name_ar: 'تنس',
        communes: ['Ténès', 'Sidi Akkacha'],
      },
    ],
  },
];
