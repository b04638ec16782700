var townships = [
    {
        "code": "MMR015312",
        "dt_code": "MMR015D331",
        "name": {
            "en": "Yin Pang",
            "my": "ရင်ဖန့်"
        }
    },
    {
        "code": "MMR015024",
        "dt_code": "MMR015D006",
        "name": {
            "en": "Matman",
            "my": "မက်မန်း"
        }
    },
    {
        "code": "MMR015302",
        "dt_code": "MMR015D331",
        "name": {
            "en": "Nar Wee (Na Wi)",
            "my": "နာဝီ"
        }
    },
    {
        "code": "MMR015021",
        "dt_code": "MMR015D006",
        "name": {
            "en": "Hopang",
            "my": "ဟိုပန်"
        }
    }
];
db.townships.insertMany(townships);
