export const MOCK_CATEGORIES_DATA =
  [
    {
      "children": [
        {
          "children": [] as any[],
          "sort": 0,
          "_id": "60a784830a04b16c574e81c0",
          "name": "Animal Feed",
          "path": "animal-feed",
          "productsCount": 3
        },
        {
          "children": [],
          "sort": 0,
          "_id": "624d4de4f99048ebf6e52593",
          "name": "Cocoa Products",
          "path": "cocoa-products",
          "productsCount": 3
        }
      ],
      "sort": 0,
      "_id": "60a7",
      "name": "Agriculture",
      "path": "agriculture",
      "productsCount": 0
    }
  ];
