// Data de Ubigeo de Perú - Departamentos, Provincias y Distritos
export interface District {
  code: string;
  name: string;
}

export interface Province {
  code: string;
  name: string;
  districts: District[];
}

export interface Department {
  code: string;
  name: string;
  provinces: Province[];
}

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

export const getProvincesByDepartment = (code: string): Province[] => {
  const d = ubigeoData.find(x => x.code === code);
  return d ? d.provinces : [];
};
