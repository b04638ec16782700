const Map<String, List<Map<String, String>>> locations = {
"Polonnaruwa": [
{
"name": "Sinhagama",
"code": "31"
},
{
"name": "Galoya",
"code": "32"
},
{
"name": "R.B. 01",
"code": "76"
},
{
"name": "C.P. Pura",
"code": "54"
},
{
"name": "Akkara 70",
"code": "64"
}
],
"Galle": [
{
"name": "Track 12 Pedesa",
"code": "50"
},
{
"name": "Galoya",
"code": "32"
}
]
};
