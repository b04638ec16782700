export default [
  {
    'provinceInfo': {
      'name': 'Phnom Penh',
      'districtInfos': [
        {
          'name': 'Khan Chamkar Mon',
          'communes': [
            {
              'name': 'Tonle Bassac',
              'type': 'Urban Commune'
            },
            {
              'name': 'Boeung Trobaek',
              'type': 'Urban Commune'
            }
          ]
        },
        {
          'name': 'Doun Penh',
          'communes': [
            {
              'name': 'Srah Chak',
              'type': 'Urban Commune'
            }
          ]
        }
      ]
    }
  },
  {
    'provinceInfo': {
      'name': 'Kandal',
      'districtInfos': [
        {
          'name': 'Kandal Stueng',
          'communes': [
            {
              'name': 'Ampov Prey',
              'type': 'Commune'
            }
          ]
        }
      ]
    }
  }
]
