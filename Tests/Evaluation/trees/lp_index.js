module.exports = [{
  city: '北京市',
  city_code: '11',
  district: [
    { dist_code: '110101', name: '东城区' },
    { dist_code: '110102', name: '西城区' }
  ]
}, {
  city: '天津市',
  city_code: '12',
  district: [
    { dist_code: '120101', name: '和平区' }
  ]
}, {
  city: '石家庄市',
  city_code: '1301',
  district: [
    { dist_code: '130102', name: '长安区' },
    { dist_code: '130104', name: '桥西区' }
  ]
}]
