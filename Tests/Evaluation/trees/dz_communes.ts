export const COMMUNES_BY_WILAYA: { [wilayaCode: string]: Commune[] } = {
  '01': [
    { code: '0101', name_fr: 'Adrar', name_ar: 'أدرار', wilaya_code: '01' },
    { code: '0102', name_fr: 'Tamest', name_ar: 'تامست', wilaya_code: '01' },
    { code: '0105', name_fr: 'In Zghmir', name_ar: 'إن زغمير', wilaya_code: '01' },
  ],
  '02': [
    { code: '0201', name_fr: 'Chlef', name_ar: 'الشلف', wilaya_code: '02' },
    { code: '0202', name_fr: 'Ténès', name_ar: 'تنس', wilaya_code: '02' },
  ],
};
