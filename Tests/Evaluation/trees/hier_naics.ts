export const hierarchicalNAICS: HierarchicalNAICS[] = [
  { code: "23", title: "Construction", level: 2 },
  { code: "236", title: "Construction of Buildings", level: 3, parentCode: "23" },
  { code: "237", title: "Heavy and Civil Engineering Construction", level: 3, parentCode: "23" },
  { code: "238", title: "Specialty Trade Contractors", level: 3, parentCode: "23" },
  { code: "2361", title: "Residential Building Construction", level: 4, parentCode: "236" },
  { code: "236115", title: "New Single-Family Housing Construction", level: 6, parentCode: "2361", multiplier: 2.5 },
];
