// Mexican States, Cities, and Neighborhoods data
// Structure: State -> Cities -> Neighborhoods

export interface MexicanLocation {
  states: {
    [stateName: string]: {
      cities: {
        [cityName: string]: string[]; // neighborhoods
      };
    };
  };
}

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
