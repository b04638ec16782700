export const countries = [
  {
    id: 1,
    name: 'Chile',
    code: 'CL',
    lat: -30.7566,
    lng: -71.5215,
    zoom: 4
  }
]
export const regions = {
  CL: [
    { id: 1, name: 'Región de Arica y Parinacota', code: 'XV', lat: -18.4861, lng: -70.2979 },
    { id: 2, name: 'Región de Tarapacá', code: 'I', lat: -20.3273, lng: -70.1431 },
    { id: 3, name: 'Región de Antofagasta', code: 'II', lat: -23.6585, lng: -70.3975 }
  ]
}
export const comunas = {
  XV: [
    { id: 1, name: 'Arica', lat: -18.47, lng: -70.3 },
    { id: 2, name: 'Putre', lat: -18.19, lng: -69.56 }
  ],
  I: [
    { id: 3, name: 'Iquique', lat: -20.21, lng: -70.15 }
  ]
}
