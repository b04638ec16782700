const COTE_DIVOIRE_CITIES = {
    'abidjan': {
        name: 'Abidjan',
        region: 'District d\'Abidjan',
        communes: [
            'Plateau', 'Cocody',
        ]
    },
    'yamoussoukro': {
        name: 'Yamoussoukro',
        region: 'District de Yamoussoukro',
        communes: [
            'Centre-ville', 'Kossou'
        ]
    }
};
module.exports = COTE_DIVOIRE_CITIES;
