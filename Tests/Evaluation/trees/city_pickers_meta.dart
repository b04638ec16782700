/// 城市数据
Map<String, String> provincesData = {
  "110000": "北京市",
  "130000": "河北省",
};

Map<String, dynamic> citiesData = {
  "110000": {
    "110100": {"name": "北京城区", "alpha": "b"},
  },
  "130000": {
    "130100": {"name": "石家庄市", "alpha": "s"},
    "130200": {"name": "唐山市", "alpha": "t"},
  },
  "130100": {
    "130102": {"name": "长安区", "alpha": "c"},
  },
};
