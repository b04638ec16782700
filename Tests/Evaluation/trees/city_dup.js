const city = [{
  value: '北京',
  label: '北京',
  children: [{
    value: '北京',
    label: '北京',
    children: [{
      value: '东城区',
      label: '东城区',
    }, {
      value: '丰台区',
      label: '丰台区',
    }, {
      value: '房山区',
      label: '房山区',
    }, {
      value: '丰台区',
      label: '丰台区',
    }, {
      value: '其他',
      label: '其他',
    }],
  }],
}, {
  value: '天津',
  label: '天津',
  children: [{
    value: '天津',
    label: '天津',
    children: [{
      value: '和平区',
      label: '和平区',
    },
    {
      value: '其他',
      label: '其他',
    }],
  }],
}];
export default city;
