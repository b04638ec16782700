export const symptoms = {
    head: [
      { id: 's_68', description: 'Dysphonia' },
      { id: 's_207', description: 'Diplopia' },
      { id: 's_21', description: "Headache" },
      { id: '', description: "Feeling sick or queasy" },
    ],
    eyes: [
        { id: 's_207', description: 'Diplopia' },
        { id: 's_207_2', description: 'Eye pain' },
    ],
}
