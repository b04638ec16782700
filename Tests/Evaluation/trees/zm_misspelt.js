export default [
  { "province": "Central", "districts": ["Chibombo", "Chisamba"] },
  { "province": "Copperbelt", "districts": ["Kitwe", "Ndola"] },
  { "privince": "Western", "districts": ["Kalabo", "Kaoma"] }
]
