var picker_data = [
  {
    name: '安徽',
    value: 'AnHui',
    sub: [
      {
        name: '合肥',
        value: 'HeFei',
        sub: [
          {
            name: '蜀山区',
            value: 'ShuShanQu'
          },
          {
            name: '包河区',
            value: 'BaoHeQu'
          }
        ]
      },
      {
        name: '六安',
        value: 'luAn',
        sub: [
          {
            name: '金安区',
            value: 'JinAnQu'
          }
        ]
      }
    ]
  },
  {
    name: '江苏',
    value: 'JiangSu',
    sub: [
      {
        name: '南京',
        value: 'NanJing',
        sub: [
          {
            name: '玄武区',
            value: 'XuanWuQu'
          }
        ]
      }
    ]
  }
];
