export const designCodeCategories: Record<string, DesignCodeCategory> = {
    "01": { code: "01", description: "Celestial bodies, natural phenomena, geographical maps" },
    "02": { code: "02", description: "Human beings" },
    "10": { code: "10", description: "Tobacco, smokers\' materials; fans; toilet articles; medical devices and apparatus including tablets, capsules or powders" }
  }
  export const designCodeDivisions: Record<string, DesignCodeDivision> = {
    "01.01": {
      code: "01.01",
      description: "Stars, comets",
      category: "01",
      guidelines: [
        "Stars include asterisks (*) and compass points.",
        "Stars in flags are not coded in 01.01. Flags are coded in 24.09."
      ]
    },
    "01.05": {
      code: "01.05",
      description: "Sun",
      category: "01"
    },
    "02.01": { code: "02.01", description: "Men", category: "02" },
    "02.03": { code: "02.03", description: "Women", category: "02" },
    "10.01": { code: "10.01", description: "Tobacco, smokers' materials, matches", category: "10" }
  }
  export const designCodeSections: Record<string, DesignCodeSection> = {
    "01.01.01": {
      code: "01.01.01",
      description: "Stars with four points",
      division: "01.01",
      guidelines: "Includes crosses made of stars"
    },
    "01.01.02": { code: "01.01.02", description: "Stars with five points", division: "01.01" },
    "02.01.01": { code: "02.01.01", description: "Busts of men facing forward", division: "02.01", excludes: "Heads, portraiture (02.01.34)" }
  };
