const provinceList = [{
  'area_id': 110000,
  'area_name': '北京市',
  'city_list': [{
    'area_name': '市辖区',
    'area_id': 110100,
    'countryList': [{'area_name': '东城区', 'area_id': 110101}, {'area_name': '海淀区', 'area_id': 110106}]
  }]
},{
  'area_id': 400000,
  'area_name': '重庆市',
  'city_list': [{
    'area_id': 400000,
    'area_name': '市辖区',
    'countryList': [{'area_id': 400000, 'area_name': '南岸区'}, {'area_id': 400010, 'area_name': '渝中区'}]
  }]
}]
export default provinceList
