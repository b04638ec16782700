export const senegalRegionsAndDepartments = [
  {
    region: "Dakar",
    slug: "dakar",
    departements: [
      { nom: "Dakar", communes: ["Dakar Plateau", "Gorée", "HLM"] },
      { nom: "Guédiawaye", communes: ["Golf Sud", "Sam Notaire"] },
    ]
  },
  {
    region: "Thiès",
    slug: "thies",
    departements: [
      { nom: "Mbour", communes: ["Saly", "Joal"] },
      { nom: "Tivaouane", communes: [] },
    ]
  }
];
