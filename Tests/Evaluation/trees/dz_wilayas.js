var wilayas = {
    "01": {
        "Nom": "Adrar",
        "Communes": { "01001": "Adrar", "01002": "Tamest", "01005": "Inozghmir" }
    },
    "02": {
        "Nom": "Chlef",
        "Communes": { "02001": "Chlef ", "02002": "Tenes ", "02007": "Beni Haoua " }
    },
    "03": {
        "Nom": "Laghouat",
        "Communes": { "03006": "Hassi R Mel" }
    }
};
