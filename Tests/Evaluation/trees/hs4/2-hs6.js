var HS6_code= [
  {
    "hs_code":10111,
    "description":"Purebred breeding animals"
  },
  {
    "hs_code":10119,
    "description":"Other Horses"
  },
  {
    "hs_code":10210,
    "description":"Purebred breeding animals"
  },
  {
    "hs_code":10310,
    "description":"Purebred breeding animals"
  },
  {
    "hs_code":20110,
    "description":"Carcasses and half-carcasses, Veal,  Other"
  },
  {
    "hs_code":100110,
    "description":"Durum wheat"
  }
]
