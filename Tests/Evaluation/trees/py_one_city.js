const Barrios = [
  { "ciudad": "ASUNCIÓN", "barrio": "SAJONIA" },
  { "ciudad": "ASUNCIÓN", "barrio": "SAN ANTONIO" },
  { "ciudad": "ASUNCIÓN", "barrio": "TACUMBU" },
  { "ciudad": "ASUNCIÓN", "barrio": "JUKYTY" }
]
export default Barrios;
