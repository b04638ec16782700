const GENDER = ["MALE", "FEMALE"];

const COUNTRY = ["India"];

const STATE = [
  {
    india: [
      "Assam",
      "Goa",
    ],
  },
];

const DISTRICT = [
  {
    tamilnadu: [
      "Ariyalur",
      "Chennai",
    ],
  },
];

export { GENDER, COUNTRY, STATE, DISTRICT };
