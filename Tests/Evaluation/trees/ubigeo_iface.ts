export const ubigeoData: Department[] = [
  {
    code: '01',
    name: 'Amazonas',
    provinces: [
      {
        code: '0101',
        name: 'Chachapoyas',
        districts: [
          { code: '010101', name: 'Chachapoyas' },
          { code: '010102', name: 'Asunción' },
          { code: '010103', name: 'Balsas' },
        ]
      },
      {
        code: '0102',
        name: 'Bagua',
        districts: [
          { code: '010201', name: 'Bagua' },
          { code: '010202', name: 'Aramango' },
        ]
      },
    ]
  },
  {
    code: '02',
    name: 'Áncash',
    provinces: [
      {
        code: '0201',
        name: 'Huaraz',
        districts: [
          { code: '020101', name: 'Huaraz' },
        ]
      },
    ]
  },
];
