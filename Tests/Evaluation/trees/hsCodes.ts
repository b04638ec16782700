interface HSCode {
  code: string;
  title: string;
  description: string;
}

export const hsCodes: HSCode[] = [
  // Section I: Live Animals; Animal Products (01-05)
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
