export const iranyitoszamok = [
   {
      "IRSZ": 8128,
      "Település": "Aba",
      "Megye": "Fejér"
   },
   {
      "IRSZ": 8127,
      "Település": "Aba",
      "Megye": "Fejér"
   },
   {
      "IRSZ": 5241,
      "Település": "Abádszalók",
      "Megye": "Jász-Nagykun-Szolnok"
   },
   {
      "IRSZ": 7678,
      "Település": "Abaliget",
      "Megye": "Baranya"
   },
   {
      "IRSZ": 3882,
      "Település": "Abaújalpár",
      "Megye": "Borsod-Abaúj-Zemplén"
   },
   {
      "IRSZ": 3882,
      "Település": "Abaújkér",
      "Megye": "Borsod-Abaúj-Zemplén"
   },
   {
      "IRSZ": 7841,
      "Település": "Adorjás",
      "Megye": "Baranya"
   }
];
