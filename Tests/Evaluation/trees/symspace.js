const CATEGORIES_DATA = [
  {
    title: "Categories",
    child: [
      {
        uuid: "a1d35d1e",
        title: "Clothing, Shoes & Accessories",
        child: [
          {
            uuid: "d5a8c4b1",
            title: "Dresses",
            child: [
              { uuid: "cfed1f8d", title: "Casual Dresses", slug: "casual-dresses", tags_required: ["ar_type", "age_group", "gender"], optional_tags: ["color", "pattern"], tag_defaults: { ar_type: "body-tracking", gender: "women" } },
              { uuid: "d47f23a4", title: "Formal Dresses", slug: "formal-dresses", tags_required: ["ar_type"], optional_tags: ["color"], tag_defaults: { ar_type: "body-tracking" } },
            ],
          },
        ],
      },
    ],
  },
];
