export const hsCodes: HSCode[] = [
  {
    code: "01",
    title: "Live Animals",
    description: "Live horses, cattle"
  },
  {
    code: "02",
    title: "Meat and Edible Meat Offal",
    description: "Fresh, chilled or frozen meat"
  }
];
