export const indiaLocations = [
  {
    state: 'Maharashtra',
    districts: [
      {
        name: 'Pune',
        talukas: [
          {
            name: 'pune',
            places: ['Pune', 'Baramati', 'Lonavala'],
          },
        ],
      },
      {
        name: 'Mumbai Suburban',
        talukas: [
          {
            name: 'mumbai',
            places: ['Andheri', 'Bandra', 'Borivali'],
          },
          {
            name: 'old mumbai',
            places: ['Andheri', 'Bandra', 'Borivali', 'Goregaav'],
          },
        ],
      },
    ],
  },
  {
    state: 'Gujarat',
    districts: [
      {
        name: 'Patan',
        talukas: [
          {
            name: 'Patan',
            places: ['Patan', 'Sidhpur', 'Radhanpur', 'Sami', 'Harij'],
          },
        ],
      },
    ],
  },
];
