const archivoJSON = [
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'AZUAY',
    Cantón: 'CUENCA',
    Parroquia: 'BELLAVISTA',
  },
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'AZUAY',
    Cantón: 'CUENCA',
    Parroquia: 'CAÑARIBAMBA',
  },
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'AZUAY',
    Cantón: 'GIRÓN',
    Parroquia: 'GIRÓN',
  },
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'BOLÍVAR',
    Cantón: 'GUARANDA',
    Parroquia: 'SALINAS',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'CARCHI',
    Cantón: 'TULCÁN',
    Parroquia: 'MALDONADO',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'CARCHI',
    Cantón: 'MIRA',
    Parroquia: 'MIRA',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'PICHINCHA',
    Cantón: 'QUITO',
    Parroquia: 'CHILLOGALLO',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'PICHINCHA',
    Cantón: 'QUITO',
    Parroquia: 'GUAMANÍ',
  },
];
const buscador = document.getElementById("buscador");
