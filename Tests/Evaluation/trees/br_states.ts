export const BRAZIL_STATE_CODES = [
  "AC",
  "AL",
  "AP",
] as const;
export const brazilStates: BrazilState[] = [
  {
    uf: "AC",
    nome: "Acre",
    cidades: ["Rio Branco", "Cruzeiro do Sul", "Sena Madureira", "Tarauacá"],
  },
  {
    uf: "AL",
    nome: "Alagoas",
    cidades: ["Maceió", "Arapiraca", "Palmeira dos Índios", "Rio Largo"],
  },
  {
    uf: "AP",
    nome: "Amapá",
    cidades: ["Macapá", "Santana"],
  },
];
