var jsonFre = {
"freguesias":[
 {
  "Distrito": "Aveiro",
  "Concelho": "Águeda",
  "Freguesia": "Aguada de Cima",
  "Freguesia e concelho": "Aguada de Cima (Águeda)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Águeda",
  "Freguesia": "União das freguesias de Águeda e Borralha",
  "Freguesia e concelho": "União das freguesias de Águeda e Borralha (Águeda)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Anadia",
  "Freguesia": "Moita",
  "Freguesia e concelho": "Moita (Anadia)"
 },
 {
  "Distrito": "Braga",
  "Concelho": "Barcelos",
  "Freguesia": "Moita",
  "Freguesia e concelho": "Moita (Barcelos)"
 },
 {
  "Distrito": "Braga",
  "Concelho": "Braga",
  "Freguesia": "Gualtar",
  "Freguesia e concelho": "Gualtar (Braga)"
 }
]
}
