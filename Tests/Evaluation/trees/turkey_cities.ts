export const TURKEY_CITIES: City[] = [
    { id: 'city-01', name: 'Adana', plateCode: '01' },
    { id: 'city-02', name: 'Adıyaman', plateCode: '02' },
    { id: 'city-03', name: 'Afyonkarahisar', plateCode: '03' },
];
export const TURKEY_DISTRICTS: District[] = [
    { id: 'district-01-01', name: 'Aladağ', cityId: 'city-01' },
    { id: 'district-01-02', name: 'Ceyhan', cityId: 'city-01' },
    { id: 'district-02-01', name: 'Besni', cityId: 'city-02' },
    { id: 'district-03-01', name: 'Başmakçı', cityId: 'city-03' },
];
