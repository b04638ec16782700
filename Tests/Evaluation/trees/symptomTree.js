const symptomTree = {
  Head: {
    Eyes: {
      symptoms: ['Blurry Vision', 'Dry Eyes']
    },
    Ears: {
      symptoms: ['Hearing Loss', 'Ear Pain']
    }
  },
  Chest: {
    Heart: {
      symptoms: ['Chest Pain', 'Palpitations']
    }
  }
};
