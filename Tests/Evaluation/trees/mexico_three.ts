export const ESTADOS_MEXICO: Estado[] = [
  { id: "01", nombre: "Aguascalientes" },
  { id: "02", nombre: "Baja California" },
];
export const MUNICIPIOS_MEXICO: Municipio[] = [
  { id: "01001", nombre: "Aguascalientes", estadoId: "01" },
  { id: "01002", nombre: "Asientos", estadoId: "01" },
  { id: "02001", nombre: "Ensenada", estadoId: "02" },
];
export const COLONIAS_MEXICO: Colonia[] = [
  { id: "01001-001", nombre: "Centro", municipioId: "01001", codigoPostal: "20000" },
  { id: "01001-002", nombre: "Jardines de la Asunción", municipioId: "01001", codigoPostal: "20270" },
  { id: "02001-001", nombre: "Zona Centro", municipioId: "02001", codigoPostal: "22800" },
];
