export const STATES = [
  "A & N Islands",
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar"
];
export const STATE_TO_DISTRICTS = {
  "A & N Islands": [
    "South Andaman"
  ],
  "Andhra Pradesh": [
    "Anantapur",
    "Chittoor",
    "East Godavari",
    "Y.S.R."
  ],
  "Arunachal Pradesh": [
    "Anjaw",
    "Changlang",
    "West Siang"
  ],
  "Assam": [
    "Baksa",
    "Barpeta",
    "Kamrup",
    "Kamrup Metropolitan"
  ],
  "Bihar": [
    "Araria",
    "Arwal",
    "Kaimur (Bhabua)"
  ]
};
