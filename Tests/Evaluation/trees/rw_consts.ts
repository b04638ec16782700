export const provinces: Province[] = [
  { id: 'KT', name: 'Kigali City' },
  { id: 'EP', name: 'Eastern Province' },
];
export const districts: District[] = [
  { id: 'GA', name: 'Gasabo', provinceId: 'KT' },
  { id: 'KI', name: 'Kicukiro', provinceId: 'KT' },
  { id: 'BU', name: 'Bugesera', provinceId: 'EP' },
];
export const sectors: Sector[] = [
  { id: 'GA01', name: 'Bumbogo', districtId: 'GA' },
  { id: 'GA02', name: 'Gatsata', districtId: 'GA' },
  { id: 'BU01', name: 'Gashora', districtId: 'BU' },
];
