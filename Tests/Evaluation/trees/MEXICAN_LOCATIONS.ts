export const MEXICAN_LOCATIONS: MexicanLocation = {
  states: {
    'Quintana Roo': {
      cities: {
        'Cancun': [
          'Zona Hotelera',
          'Centro',
          'Puerto Juarez'
        ],
        'Playa del Carmen': [
          'Centro',
          'Playacar'
        ]
      }
    },
    'Yucatan': {
      cities: {
        'Merida': [
          'Centro'
        ]
      }
    }
  }
};
