{
  "Kigali_City": {
    "Gasabo": {
      "sectors": [
        "Bumbogo",
        "Gatsata",
        "Remera"
      ]
    },
    "Kicukiro": {
      "sectors": [
        "Gahanga",
        "Gatenga"
      ]
    }
  },
  "Eastern_Province": {
    "Bugesera": {
      "sectors": [
        "Gashora",
        "Ntarama",
        "Mareba",
        "Ntarama",
        "Nyamata"
      ]
    },
    "Gatsibo": {
      "sectors": [
        "Gasange",
        "Remera"
      ]
    }
  }
}
