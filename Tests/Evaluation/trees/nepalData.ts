const nepalData: NepalData = {
  "Bagmati Province": {
    "Kathmandu": {
      municipalities: ["Kathmandu Metropolitan City", "Kirtipur Municipality", "Chandragiri Municipality"]
    },
    "Lalitpur": {
      municipalities: ["Lalitpur Metropolitan City", "Godawari Municipality"]
    }
  },
  "Gandaki Province": {
    "Kaski": {
      municipalities: ["Pokhara Metropolitan City"]
    }
  }
};
