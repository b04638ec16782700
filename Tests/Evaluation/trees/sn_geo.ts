export const SENEGAL_GEOGRAPHIC_DATA = {
  DAKAR: {
    nom: "Dakar",
    code: "01",
    departements: {
      DAKAR: {
        nom: "Dakar",
        code: "01",
        arrondissements: [
          {
            nom: "GOREE",
            code: "01",
            communes: [
              {
                code: "01",
                nom: "GOREE"
              }
            ]
          },
          {
            nom: "DAKAR-PLATEAU",
            code: "02",
            communes: [
              {
                code: "01",
                nom: "DAKAR-PLATEAU"
              },
              {
                code: "02",
                nom: "MEDINA"
              }
            ]
          }
        ]
      }
    }
  },
  THIES: {
    nom: "Thiès",
    code: "07",
    departements: {
      MBOUR: {
        nom: "Mbour",
        code: "01",
        arrondissements: [
          {
            nom: "FISSEL",
            code: "01",
            communes: [
              {
                code: "01",
                nom: "FISSEL"
              }
            ]
          }
        ]
      }
    }
  }
};
