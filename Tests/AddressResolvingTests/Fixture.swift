import RegionModel
import TestSupport

/// A tree outside China: names contain blanks and commas, and codes are words.
let states = SmallTrees.flat(
  """
  US - 1 United_States
  US-NY US 2 New_York
  US-DC US 2 Washington,_D.C.
  NL - 1 Nederland
  """, rules: [])

/// Places of all kinds, with other names.
let addressPlaces = SmallTrees.flat(
  """
  110000 - 1 北京|市
  110101 110000 3 东城|区
  110105 110000 3 朝阳|区
  150000 - 1 内蒙古|自治区
  150400 150000 2 赤峰|市
  220000 - 1 吉林|省
  220100 220000 2 长春|市
  220104 220100 3 朝阳|区
  220104100 220104 4 城关|镇
  220200 220000 2 吉林市
  220204 220200 3 船营|区
  320000 - 1 江苏|省
  320100 320000 2 南京|市
  320106 320100 3 鼓楼|区
  320300 320000 2 徐州|市
  320302 320300 3 鼓楼|区
  410000 - 1 河南|省
  419001 410000 3 济源|市
  419001102 419001 4 济源市轵城|镇
  419001103 419001 4 城关|镇
  440000 - 1 广东|省
  440300 440000 2 深圳|市
  440305 440300 3 南山|区
  440305002 440305 4 南山|街道
  440305003 440305 4 南京东路|街道
  440305007 440305 4 粤海|街道
  440306 440300 3 宝安|区
  441900 440000 2 东莞|市
  441900101 441900 4 石碣|镇
  """,
  aliases: [
    Alias(name: "崇文区", shortName: "崇文", kind: .former, year: 2010, codes: ["110101"]),
    Alias(name: "宝深县", shortName: "宝深", kind: .former, codes: ["440305", "440306"]),
    Alias(name: "吉林市", kind: .former, codes: ["220204"]),
    Alias(name: "内蒙", kind: .common, codes: ["150000"]), Alias(name: "吉林", kind: .common, codes: ["220200"]),
    Alias(name: "粤", kind: .short, codes: ["440000"]),
    Alias(name: "南山区", reading: "nan shan qu", kind: .reading, codes: ["440305"]),
  ], foldings: ["廣": "广", "東": "东", "區": "区"])
