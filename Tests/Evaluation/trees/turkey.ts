export const TURKEY_CITIES: City[] = [
    { id: 'city-01', name: 'Adana', plateCode: '01' },
    { id: 'city-02', name: 'Adıyaman', plateCode: '02' },
];
export const TURKEY_DISTRICTS: District[] = [
    { id: 'dist-01-01', name: 'Aladağ', cityId: 'city-01' },
    { id: 'dist-01-02', name: 'Ceyhan', cityId: 'city-01' },
    { id: 'dist-02-01', name: 'Besni', cityId: 'city-02' },
];
