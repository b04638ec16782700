export const NEPAL_DATA = {
  countryCode: 'NP',
  name: 'Nepal',
  localName: 'नेपाल',
  population: 29136302,
  area: 147181,
  center: [84.1240, 28.3949] as [number, number],
  bounds: [[80.0, 26.0], [88.5, 30.5]] as [[number, number], [number, number]],
  zoom: 6,
  geojsonFile: 'nepal.geojson',
  provinces: [
    {
      id: 'province1',
      name: 'Koshi Province',
      nameNepali: 'कोशी प्रदेश',
      population: 4535000,
      area: 25905,
      districts: [
        {
          id: 'sunsari',
          name: 'Sunsari',
          nameNepali: 'सुनसरी',
          population: 763497,
          area: 1254,
          municipalities: [
            { id: 'dharan_municipality', name: 'Dharan Municipality', nameNepali: 'धरान नगरपालिका', population: 173096, area: 192.3 },
            { id: 'itahari_municipality', name: 'Itahari Municipality', nameNepali: 'इटहरी नगरपालिका', population: 198098, area: 93.8 },
          ],
        },
      ],
    },
    {
      id: 'province2',
      name: 'Madhesh Province',
      nameNepali: 'मधेश प्रदेश',
      population: 6140000,
      area: 9661,
      districts: [],
    },
  ]
} as const;
