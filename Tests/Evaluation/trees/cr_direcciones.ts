export const provincias = [
  {
    Provincia: "San José",
    Cantones: [
      {
        Canton: "San José",
        Distritos: ["Catedral", "Pavas", "Pavas"],
      },
      {
        Canton: "Escazú",
        Distritos: ["Escazú", "San Antonio"],
      },
    ],
  },
  {
    Provincia: "Heredia",
    Cantones: [
      {
        Canton: "Barva",
        Distritos: ["Barva"],
      },
    ],
  },
];
