const CITIES: Cities = {
  'Abadia de Goiás': {
    name: 'Abadia de Goiás',
    state: 'Goiás',
    stateInitials: 'GO',
  },
  'Abadia dos Dourados': {
    name: 'Abadia dos Dourados',
    state: 'Minas Gerais',
    stateInitials: 'MG',
  },
  Abadiânia: {
    name: 'Abadiânia',
    state: 'Goiás',
    stateInitials: 'GO',
  },
  Abaetetuba: {
    name: 'Abaetetuba',
    state: 'Pará',
    stateInitials: 'PA',
  },
  Abaeté: {
    name: 'Abaeté',
    state: 'Minas Gerais',
    stateInitials: 'MG',
  },
  Abaiara: {
    name: 'Abaiara',
    state: 'Ceará',
    stateInitials: 'CE',
  },
  Abaré: {
    name: 'Abaré',
    state: 'Bahia',
    stateInitials: 'BA',
  },
  Abatiá: {
    name: 'Abatiá',
    state: 'Paraná',
    stateInitials: 'PR',
  },
  Abaíra: {
    name: 'Abaíra',
    state: 'Bahia',
    stateInitials: 'BA',
  },
  'Abel Figueiredo': {
    name: 'Abel Figueiredo',
    state: 'Pará',
    stateInitials: 'PA',
  },
};
export default CITIES;
