export const NZ_LOCATIONS: Record<string, Region> = {
    auckland: {
        label: 'Auckland',
        districts: {
            'auckland-city': {
                label: 'Auckland City',
                suburbs: [
                    { value: 'auckland-central', label: 'Auckland Central' },
                    { value: 'parnell', label: 'Parnell' },
                ],
            },
            'north-shore': {
                label: 'North Shore',
                suburbs: [
                    { value: 'albany', label: 'Albany' },
                ],
            },
        },
    },
    otago: {
        label: 'Otago',
        districts: {
            dunedin: {
                label: 'Dunedin',
                suburbs: [],
            },
        },
    },
};
