const TZ_REGIONS = ['Arusha', 'Dar es Salaam', 'Dodoma', 'Geita', 'Mwanza'];
const TZ_DISTRICTS = {
  'Dar es Salaam': ['Ilala', 'Kinondoni', 'Temeke'],
  'Arusha': ['Arusha City', 'Arumeru'],
  'Mwanza': ['Ilemela', 'Nyamagana'],
};
const PICKUP_POINTS = [
  { id: 1, name: 'Main Center', region: 'Dar es Salaam', open: '8:00' },
  { id: 2, name: 'North Center', region: 'Arusha', open: '9:00' },
];
