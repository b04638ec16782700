export const turkeyData = {
  "01": { name: "Adana", districts: { "0101": "Aladağ", "0102": "Ceyhan", "0103": "Çukurova" } },
  "02": { name: "Adıyaman", districts: { "0201": "Besni", "0202": "Çelikhan", "0209": "Tut" } }
};
