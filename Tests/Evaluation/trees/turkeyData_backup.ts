export const turkeyCities: City[] = [
  {
    id: 'adana',
    name: 'Adana',
    plateNumber: 1,
    coordinates: { latitude: 37.0, longitude: 35.3213 },
    municipalities: [
      { id: 'adana-buyuksehir', name: 'Adana Büyükşehir', type: 'büyükşehir', coordinates: { latitude: 37.0, longitude: 35.3213 } },
      { id: 'seyhan', name: 'Seyhan', type: 'ilçe', coordinates: { latitude: 37.0, longitude: 35.3213 } },
      { id: 'ceyhan', name: 'Ceyhan', type: 'ilçe', coordinates: { latitude: 37.0244, longitude: 35.8172 } },
    ],
  },
  {
    id: 'adiyaman',
    name: 'Adıyaman',
    plateNumber: 2,
    coordinates: { latitude: 37.76, longitude: 38.27 },
    municipalities: [
      { id: 'besni', name: 'Besni', type: 'ilçe', coordinates: { latitude: 37.69, longitude: 37.86 } },
    ],
  },
];
