PROVINCES = [
  { code: '01', name: 'Artibonite', towns: ['Gonaïves', 'Dessalines'] },
  { code: '02', name: 'Centre', towns: ['Hinche'] }
].freeze
