export const cityList: CityListItem[] = [
  {
    prefId: 1,
    cityCode: 100,
    text: '札幌市',
  },
  {
    prefId: 1,
    cityCode: 101,
    text: '札幌市　中央区',
  },
  {
    prefId: 2,
    cityCode: 201,
    text: '青森市',
  },
  {
    prefId: 2,
    cityCode: 202,
    text: '弘前市',
  },
]
