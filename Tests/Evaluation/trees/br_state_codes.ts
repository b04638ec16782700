export const BRAZIL_STATE_CODES = [
  "AC",
  "AL",
] as const;

export const brazilStates: BrazilState[] = [
  {
    uf: "AC",
    nome: "Acre",
    cidades: ["Rio Branco", "Cruzeiro do Sul"],
  },
  {
    uf: "AL",
    nome: "Alagoas",
    cidades: ["Maceió", "Palmeira dos Índios"],
  },
];
