// Bangladesh Divisions
export const bangladeshDivisions = [
  { id: "dhaka", name: "Dhaka" },
  { id: "chittagong", name: "Chittagong" },
  { id: "rajshahi", name: "Rajshahi" },
]

// Bangladesh Districts by Division
export const bangladeshDistricts = [
  // Dhaka Division
  { id: "dhaka_district", name: "Dhaka", division: "dhaka" },
  { id: "faridpur", name: "Faridpur", division: "dhaka" },
  { id: "gazipur", name: "Gazipur", division: "dhaka" },

  // Chittagong Division
  { id: "bandarban", name: "Bandarban", division: "chittagong" },
  { id: "comilla", name: "Comilla", division: "chittagong" },

  // Rajshahi Division
  { id: "bogra", name: "Bogra", division: "rajshahi" },
]
