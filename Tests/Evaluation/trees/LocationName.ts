export const LOCATION = {
  andaman_nicobar: {
    name: 'Andaman Nicobar',
    district: {
      nicobar: {
        name: 'Nicobar',
        taluk: {},
      },
      north_middle_andaman: {
        name: 'North Middle Andaman',
        taluk: {},
      },
      south_andaman: {
        name: 'South Andaman',
        taluk: {},
      },
    },
  },
  andhra_pradesh: {
    name: 'Andhra Pradesh',
    district: {
      anantapur: {
        name: 'Anantapur',
        taluk: {},
      },
      chittoor: {
        name: 'Chittoor',
        taluk: {},
      },
      east_godavari: {
        name: 'East Godavari',
        taluk: {},
      },
      alluri_sitarama_raju: {
        name: 'Alluri Sitarama Raju',
        taluk: {},
      },
      anakapalli: {
        name: 'Anakapalli',
        taluk: {},
      },
      annamaya: {
        name: 'Annamaya',
        taluk: {},
      },
      bapatla: {
        name: 'Bapatla',
        taluk: {},
      },
      eluru: {
        name: 'Eluru',
        taluk: {},
      },
      guntur: {
        name: 'Guntur',
        taluk: {},
      },
      kadapa: {
        name: 'Kadapa',
        taluk: {},
      },
      n_t_rama_rao: {
        name: 'N T Rama Rao',
        taluk: {},
      },
    },
  },
};
