export const BANGLADESH_DIVISIONS = [
    { id: '1', name: 'Barishal' },
    { id: '2', name: 'Chattogram' },
    { id: '3', name: 'Dhaka' },
  ];
  export const BANGLADESH_DISTRICTS: { [key: string]: { id: string, name: string }[] } = {
    '1': [
      { id: '34', name: 'Barguna' },
      { id: '35', name: 'Barishal' },
      { id: '36', name: 'Bhola' },
    ],
    '2': [
      { id: '40', name: 'Bandarban' },
    ],
    '3': [
      { id: '1', name: 'Dhaka' },
      { id: '2', name: 'Faridpur' },
    ],
  };
