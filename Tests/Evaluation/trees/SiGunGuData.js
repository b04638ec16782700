const SiGunGuData = [
  {
    sidoCode: '11',
    data: [
      { code: '110', name: '종로구' },
      { code: '140', name: '중구' }
    ]
  },
  {
    sidoCode: '26',
    data: [
      { code: '110', name: '중구' },
      { code: '140', name: '서구' }
    ]
  }
]
export default SiGunGuData
