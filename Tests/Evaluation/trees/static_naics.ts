export const STATIC_NAICS_2022 = [
  { code: "11", title: "Agriculture, Forestry, Fishing and Hunting", level: "sector" },
  { code: "111", title: "Crop Production", level: "subsector" },
  { code: "1111", title: "Oilseed and Grain Farming", level: "industry_group" },
  { code: "11111", title: "Soybean Farming", level: "industry" },
  { code: "111110", title: "Soybean Farming", level: "national_industry" },
  { code: "31-33", title: "Manufacturing", level: "sector" },
  { code: "311", title: "Food Manufacturing", level: "subsector" },
  { code: "3111", title: "Animal Food Manufacturing", level: "industry_group" },
  { code: "321", title: "Wood Product Manufacturing", level: "subsector" },
  { code: "334", title: "Computer and Electronic Product Manufacturing", level: "subsector" },
];
