export const expenseCategories = [
  {
    title: "Housing",
    subcategories: [
      "Rent",
      "Mortgage",
      "Repairing",
    ],
  },
  {
    title: "Food",
    subcategories: ["Groceries", "Eating out", "Tiffin"],
  },
];
