const ADMINISTRATIVE_DIVISIONS = {
  'Colombo': {
    province: 'Western',
    divisionalSecretariats: [
      {
        name: 'Colombo',
        gnDivisions: ['Sammanthranapura', 'Mattakkuliya', 'Modara']
      },
      {
        name: 'Kolonnawa',
        gnDivisions: ['Kolonnawa', 'Wellampitiya']
      }
    ]
  },
  'Kandy': {
    province: 'Central',
    divisionalSecretariats: [
      { name: 'Gangawata Korale', gnDivisions: ['Mahaiyawa', 'Asgiriya'] }
    ]
  }
};
export default ADMINISTRATIVE_DIVISIONS;
