export const bangladeshDivisions = [
  { id: "dhaka", name: "Dhaka" },
  { id: "chittagong", name: "Chittagong" },
  { id: "rajshahi", name: "Rajshahi" },
]
export const bangladeshDistricts = [
  { id: "dhaka_district", name: "Dhaka", division: "dhaka" },
  { id: "faridpur", name: "Faridpur", division: "dhaka" },
  { id: "gazipur", name: "Gazipur", division: "dhaka" },
  { id: "bandarban", name: "Bandarban", division: "chittagong" },
  { id: "comilla", name: "Comilla", division: "chittagong" },
  { id: "bogra", name: "Bogra", division: "rajshahi" },
]
