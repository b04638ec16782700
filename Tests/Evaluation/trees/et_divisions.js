exports.EthiopiaDivisions = {
  "Reagions": {
    "Tigray": {
      "Area": 50079,
      "Zones": {
        "North Western": {
          "Woredas": [
            "Tahtay Adiyabo",
            "Shiraro /Town"
          ]
        },
        "Central": {
          "Woredas": [
            "Mereb Lehe",
            "Adwa",
            "Adwa /Town"
          ]
        }
      }
    },
    "Afar": {
      "Area": 72051,
      "Capital": "Semera",
      "Zones": {
        "Zone 1": {
          "Woredas": [
            "Dubti",
            "Asayita"
          ]
        }
      }
    }
  }
};
