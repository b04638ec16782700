export const administrativeDivisions = [
  {
    region: 'Dakar',
    code: 'DK',
    departments: [
      {
        name: 'Dakar',
        communes: ['Dakar-Plateau', 'Fann-Point E'],
      },
      {
        name: 'Pikine',
        communes: ['Pikine Nord'],
      },
    ],
  },
  {
    region: 'Thiès',
    code: 'TH',
    departments: [
      {
        name: 'Mbour',
        communes: ['Saly', 'Ngaparou'],
      },
    ],
  },
];
