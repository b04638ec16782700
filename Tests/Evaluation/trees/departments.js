export const departments = {
  'data': [
    {
      'childrens': [{
        'childrens': [],
        'id': '6063fe763f05d3ceafe8f9d8ee83ed7c',
        'name': '体检'
      }],
      'id': '1525843f043e17a3ff16d21552c75dc0',
      'name': '检查科'
    },
    {
      'childrens': [{
        'childrens': [
          {
            'childrens': [],
            'id': '0c88954d229d6e2dedc0bb3b93edff4a',
            'name': '黄疸'
          },
          {
            'childrens': [],
            'id': '1316f1154610a6414625f4d535f2270f',
            'name': '小儿湿疹'
          }],
        'id': '0680a67eb63363fbb64cd8a1fb73e17a',
        'name': '儿科'
      }],
      'id': '2ee5c26cf92102710a1da18f82257469',
      'name': '妇儿'
    }
  ],
  'code': 0
}
