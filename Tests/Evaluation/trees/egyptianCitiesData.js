const egyptianCitiesData = {
  governorates: [
    {
      name: 'Cairo',
      nameArabic: 'القاهرة',
      code: 'CAI',
      type: 'governorate',
      population: 10230350,
      area: 3085.1,
      coordinates: {
        latitude: 30.0444,
        longitude: 31.2357
      },
      isCapital: true,
      isActive: true,
      majorCities: [
        'Cairo', 'Giza', 'Helwan'
      ]
    },
    {
      name: 'Alexandria',
      nameArabic: 'الإسكندرية',
      code: 'ALX',
      type: 'governorate',
      population: 5163750,
      area: 2679.3,
      coordinates: {
        latitude: 31.2001,
        longitude: 29.9187
      },
      isCapital: false,
      isActive: true,
      majorCities: [
        'Alexandria', 'Borg El Arab'
      ]
    }
  ]
};
module.exports = egyptianCitiesData;
