export const provinces: Province[] = [
  {
    name: "Abra",
    code: "ABR",
    municipalities: [
      {
        name: "Bangued",
        code: "140101",
        barangays: [
          { name: "Agtangao", code: "140101001" },
          { name: "Angad", code: "140101002" },
          { name: "Bangued", code: "140101003" },
        ],
      },
      {
        name: "Boliney",
        code: "140102",
        barangays: [
          { name: "Amti", code: "140102001" },
        ],
      },
    ],
  },
  {
    name: "Benguet",
    code: "BEN",
    municipalities: [
      {
        name: "Atok",
        code: "141101",
        barangays: [],
      },
    ],
  },
];
