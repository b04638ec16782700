export const regions = [
  { id: 3, name: "Варна", code: "VAR" },
  { id: 4, name: "Бургас", code: "BUR" },
  { id: 15, name: "Благоевград", code: "BLA" },
];

export const municipalities = [
  { id: 1, name: "Банско", region_id: 15, postal_code_prefix: null },
  { id: 2, name: "Белица", region_id: 15, postal_code_prefix: null },
  { id: 15, name: "Айтос", region_id: 4, postal_code_prefix: null },
  { id: 28, name: "Аксаково", region_id: 3, postal_code_prefix: null },
];
