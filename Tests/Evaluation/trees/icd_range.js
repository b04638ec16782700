const icd10Chapters = [
  {
    id: 'a00-b99',
    range: 'A00-B99',
    title: 'Certain infectious and parasitic diseases',
    chapter: 'Chapter 1',
    subcategories: [
      { range: 'A00-A09', title: 'Intestinal infectious diseases' },
      { range: 'A15-A19', title: 'Tuberculosis' },
    ],
  },
  {
    id: 'c00-d49',
    range: 'C00-D49',
    title: 'Neoplasms',
    chapter: 'Chapter 2',
    subcategories: [
      { range: 'C00-C14', title: 'Malignant neoplasms of lip' },
    ],
  },
];
