export const seedLocations = [
  {
    departamento_id: 1,
    nombre_departamento: "Amazonas",
    provincias: [
      {
        provincia_id: 101,
        nombre_provincia: "Chachapoyas",
        distritos: [
          {
            ubigeo: 10101,
            nombre_distrito: "Chachapoyas",
          },
          {
            ubigeo: 10102,
            nombre_distrito: "Asuncion",
          },
          {
            ubigeo: 10103,
            nombre_distrito: "Balsas",
          },
          {
            ubigeo: 10104,
            nombre_distrito: "Cheto",
          },
          {
            ubigeo: 10105,
            nombre_distrito: "Chiliquin",
          },
        ],
      },
      {
        provincia_id: 102,
        nombre_provincia: "Bagua",
        distritos: [
          {
            ubigeo: 10201,
            nombre_distrito: "Bagua",
          },
          {
            ubigeo: 10202,
            nombre_distrito: "Aramango",
          },
        ],
      },
    ],
  },
  {
    departamento_id: 2,
    nombre_departamento: "Áncash",
    provincias: [
      {
        provincia_id: 201,
        nombre_provincia: "Huaraz",
        distritos: [
          {
            ubigeo: 20101,
            nombre_distrito: "Huaraz",
          },
        ],
      },
    ],
  },
];
