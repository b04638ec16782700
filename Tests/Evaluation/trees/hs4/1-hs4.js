var HS4_code=[
  {
    "hs_code":101,
    "description":"horses, asses, mules and hinnies, live"
  },
  {
    "hs_code":102,
    "description":"bovine animals, live"
  },
  {
    "hs_code":103,
    "description":"swine, live"
  },
  {
    "hs_code":201,
    "description":"meat of bovine animals, fresh or chilled"
  },
  {
    "hs_code":1001,
    "description":"wheat and meslin"
  }
]
