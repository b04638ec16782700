const localizacion = [
 {
  "ID_Localizacion": "C-1101",
  "Nombre_Pais": "Chile",
  "Nombre_Region": "Tarapacá",
  "Nombre_Comuna": "Iquique"
 },
 {
  "ID_Localizacion": "C-1107",
  "Nombre_Pais": "Chile",
  "Nombre_Region": "Tarapacá",
  "Nombre_Comuna": "Alto Hospicio"
 },
 {
  "ID_Localizacion": "C-2101",
  "Nombre_Pais": "Chile",
  "Nombre_Region": "Antofagasta",
  "Nombre_Comuna": "Antofagasta"
 },
 {
  "ID_Localizacion": "C-2201",
  "Nombre_Pais": "Chile",
  "Nombre_Region": "Antofagasta",
  "Nombre_Comuna": "Calama"
 },
 {
  "ID_Localizacion": "C-1401",
  "Nombre_Pais": "Chile",
  "Nombre_Region": "Tarapacá",
  "Nombre_Comuna": "Pozo Almonte"
 }
]
