export const TURKIYE_ILLER = [
  {
    il_adi: "Adana",
    plaka: "01",
    ilceler: ["Aladağ", "Ceyhan", "Çukurova", "Feke"]
  },
  {
    il_adi: "Adıyaman",
    plaka: "02",
    ilceler: ["Besni", "Çelikhan", "Gerger"]
  },
  {
    il_adi: "Ağrı",
    plaka: "04",
    ilceler: ["Diyadin", "Merkez"]
  },
  {
    il_adi: "Amasya",
    plaka: "05",
    ilceler: ["Göynücek", "Merkez"]
  }
];
