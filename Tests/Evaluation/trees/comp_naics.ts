export const COMPREHENSIVE_NAICS = [
  { code: "11", title: "Agriculture, Forestry, Fishing and Hunting", level: "sector", parent: null },
  { code: "23", title: "Construction", level: "sector", parent: null },
  { code: "31-33", title: "Manufacturing", level: "sector", parent: null },
  { code: "111", title: "Crop Production", level: "subsector", parent: "11" },
  { code: "112", title: "Animal Production and Aquaculture", level: "subsector", parent: "11" },
  { code: "311", title: "Food Manufacturing", level: "subsector", parent: "31-33" },
  { code: "1111", title: "Oilseed and Grain Farming", level: "industry_group", parent: "111" },
] as const;
