export const locations = {
  countries: [
    {
      id: 'BR',
      name: 'Brasil',
      acronym: 'BR',
      capital: 'Brasília',
      coin: 'Real',
      coinCode: 'BRL',
      regionGroup: 'Americas',
      economicGroups: [
        'Mercosul',
        'UNASUL',
      ],
      continent: 'South America',
      ddi: '+55',
      states: [
        {
          id: 12,
          name: 'Acre',
          acronym: 'AC',
          cities: [
            {
              stateId: 12,
              name: 'Acrelândia',
              code: 1200013,
            },
            {
              stateId: 12,
              name: 'Assis Brasil',
              code: 1200054,
            },
            {
              stateId: 12,
              name: 'Brasiléia',
              code: 1200104,
            },
            {
              stateId: 12,
              name: 'Bujari',
              code: 1200138,
            },
            {
              stateId: 12,
              name: 'Capixaba',
              code: 1200179,
            },
          ],
        },
        {
          id: 27,
          name: 'Alagoas',
          acronym: 'AL',
          cities: [
            {
              stateId: 27,
              name: 'Água Branca',
              code: 2700102,
            },
            {
              stateId: 27,
              name: 'Anadia',
              code: 2700201,
            },
          ],
        },
      ],
    },
  ],
};
