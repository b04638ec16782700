const icd10Chapters = {
    'I': {
      title: 'Algumas doenças infecciosas e parasitárias',
      codes: 'A00-B99',
      blocks: {
        'A00-A09': 'Doenças intestinais infecciosas e parasitárias',
        'A15-A19': 'Tuberculose'
      }
    },
    'II': {
      title: 'Neoplasias (tumores)',
      codes: 'C00-D48',
      blocks: {
        'C00-C14': 'Neoplasias malignas do lábio, cavidade oral e faringe',
        'C50': 'Neoplasias malignas da mama'
      }
    }
};
