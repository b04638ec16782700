Component({
  properties: {
  },
  data: {
    "areaList":  {
      province_list: {
        110000: '北京市',
        120000: '天津市',
      },
      city_list: {
        110100: '北京市',
        120100: '天津市',
      },
      county_list: {
        110101: '东城区',
        110102: '西城区',
      },
    }
  },
  methods: {
  }
})
