export const hsSectionsData = [
  {
    sectionNumber: "I",
    title: "Live Animals; Animal Products",
    description: "Live animals and products derived from animals",
    chapters: [
      { chapterNumber: "01", chapterName: "Live Animals" },
      { chapterNumber: "02", chapterName: "Meat And Edible Meat Offal" },
      {
        chapterNumber: "03",
        chapterName: "Fish; Crustaceans & Aquatic Invertebrates",
      },
    ],
  },
  {
    sectionNumber: "II",
    title: "Vegetable Products",
    description: "Plants and plant-based products",
    chapters: [
      { chapterNumber: "06", chapterName: "Live Trees And Other Plants" },
    ],
  },
];
