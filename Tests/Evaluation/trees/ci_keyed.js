/**
 * Données des Villes et Communes de Côte d'Ivoire
 */

const COTE_DIVOIRE_CITIES = {
    // District d'Abidjan
    'abidjan': {
        name: 'Abidjan',
        region: 'District d\'Abidjan',
        communes: [
            'Plateau', 'Cocody',
        ]
    },

    // District de Yamoussoukro
    'yamoussoukro': {
        name: 'Yamoussoukro',
        region: 'District de Yamoussoukro',
        communes: [
            'Centre-ville', 'Kossou'
        ]
    }
};

module.exports = COTE_DIVOIRE_CITIES;
