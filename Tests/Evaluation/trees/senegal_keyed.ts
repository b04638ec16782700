export const SENEGAL_GEOGRAPHIC_DATA = {
  "DAKAR": {
    nom: "Dakar",
    code: "DK",
    departements: {
      "DAKAR": {
        nom: "Dakar",
        code: "DK-DK",
        arrondissements: {
          "ALMADIES": {
            nom: "Almadies",
            communes: ["Ngor", "Ouakam", "Mermoz-Sacré-Cœur"]
          },
          "DAKAR_PLATEAU": {
            nom: "Dakar-Plateau",
            communes: ["Gorée", "Médina"]
          }
        }
      }
    }
  }
};
