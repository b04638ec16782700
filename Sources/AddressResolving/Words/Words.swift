import RegionSearch

/// Words in addresses that are no names, or that change the meaning of the name before them.
enum Words {
  /// The suffixes that may follow a township's short name, longer ones first.
  static let townshipSuffixes = WordList(Suffix.ofTownships)

  /// The same for townships directly below a city, which people also call districts: 东莞市南城区.
  static let districtSuffixes = WordList(Suffix.ofTownships + ["区"])

  /// `FillerWord.words`, the divisions of 新疆's corps, which stand before their cities, and free trade zones, which stand
  /// behind their provinces.
  static let fillers = WordList(
    FillerWord.words + [
      "首府", "省会", "乡镇", "自由贸易试验区", "自贸试验区", "自贸区",
      "生产建设兵团第一师", "生产建设兵团第二师", "生产建设兵团第三师", "生产建设兵团第四师", "生产建设兵团第五师", "生产建设兵团第六师",
      "生产建设兵团第七师", "生产建设兵团第八师", "生产建设兵团第九师", "生产建设兵团第十师", "生产建设兵团第十三师", "生产建设兵团第十四师",
      "兵团第一师", "兵团第二师", "兵团第三师", "兵团第四师", "兵团第五师", "兵团第六师", "兵团第七师", "兵团第八师", "兵团第九师", "兵团第十师",
      "兵团第十三师", "兵团第十四师",
    ])

  /// The length of the tail that makes a street a street office: 吴家山街道 for 吴家山街.
  static func streetTail(_ text: Text, at position: Int) -> Int {
    !text.isEdge(position) && text.has("街道", at: position - 3) ? 3 : 0
  }

  /// The length of the tail that some people add to a street office: 粤海街道办事处, 粤海街道办.
  static func officeTail(_ text: Text, at position: Int) -> Int {
    if text.has("办事处", at: position) { return 9 }
    guard text.has("街道办", at: position - 6), !text.isEdge(position) else { return 0 }
    return text.character(at: position + 3).isOne(of: "公理") ? 0 : 3
  }

  /// Whether a name ends in a suffix.
  static func endsInSuffix(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let last = lastCharacter(of: name) else { return false }
    return last.isOne(of: "省市区县州盟旗镇乡")
  }

  static func endsInTown(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let last = lastCharacter(of: name) else { return false }
    return last == "乡" || last == "镇"
  }

  /// Whether 街 at a position is short for 街道: the next character directly follows and is no number or part of a road. A
  /// side must begin another name: 北京街中山五路, but not 北京街中段.
  static func isStreetOffice(_ text: Text, at position: Int) -> Bool {
    guard text.has("街", at: position), !text.isEdge(position) else { return false }
    let next = position + 3
    if text.isEdge(next) { return false }
    if text.marks(at: next).contains(.side) {
      return Road.named(in: text, at: next)?.isNamedLikeSide ?? namesVillage(text, at: next)
    }
    return !text.character(at: next).isOne(of: "甲乙丙丁一二三四五六七八九十口道号与和")
  }

  /// Whether a village's name stands at a position: 喻大村, 龙王社区.
  static func namesVillage(_ text: Text, at position: Int) -> Bool {
    var position = position
    for _ in 0..<6 {
      let marks = text.marks(at: position)
      if !marks.isDisjoint(with: [.edge, .road]) { return false }
      if text.character(at: position) == "村" || text.has("社区", at: position) { return true }
      position = text.next(after: position)
    }
    return false
  }

  /// Whether the 城 at a position ends a word: 大学城, 新城.
  static func endsInTownWord(_ text: Text, behind position: Int) -> Bool {
    text.has("城", at: position)
      && text.character(at: text.last(before: position)).isOne(of: "学新古县老商车书影水汽")
  }

  /// Whether the text before a position ends in a word for a township.
  static func endsInTownship(_ text: Text, before position: Int) -> Bool {
    switch text.character(at: text.last(before: position)) {
    case "镇", "乡": true
    case "道": text.has("街道", at: position - 6)
    case "处", "办": text.has("街道办", at: position - 9) || text.has("街道办事处", at: position - 15)
    case "木": text.has("苏木", at: position - 6)
    default: false
    }
  }

  /// Whether the text before a position ends in a word for a zone, which a township may lie in: 高新区, 台商投资区.
  static func endsInZone(_ text: Text, before position: Int) -> Bool {
    let last = text.last(before: position)
    return text.character(at: last) == "区"
      && text.character(at: text.last(before: last)).isOne(of: "发新资园业验范理假税合站港易贸")
  }

  /// Whether the text before a position ends like the name of a zone of any kind, which a township in full may stand behind:
  /// 净月区, 白沟新城, 湄洲岛, 建三江管理局, 北大荒集团.
  static func endsLikeZone(_ text: Text, before position: Int) -> Bool {
    let last = text.last(before: position)
    let before = text.character(at: text.last(before: last))
    switch text.character(at: last) {
    case "区": return !before.isOne(of: "社小校厂街")
    case "岛": return true
    case "城": return before.isOne(of: "新学贸")
    case "局": return before.isOne(of: "理分")
    case "团": return before == "集"
    default: return false
    }
  }

  /// Whether a short name ends like a road's or a village's: 南京东路, of the street office 南京东路街道.
  static func endsInRoad(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let last = lastCharacter(of: name) else { return false }
    return last.isOne(of: "路街道巷弄村桥")
  }

  /// Whether a name like a bridge's stands alone between two signs, where a table has a division: 北京,西城,天桥.
  static func isFieldOfBridge(_ text: Text, _ name: Range<Int>) -> Bool {
    text.marks(at: name.lowerBound).contains(.gap) && text.has("桥", at: name.upperBound - 3)
      && (name.upperBound == text.count || text.marks(at: name.upperBound).contains(.gap))
  }

  private static func lastCharacter(of name: UnsafeRawBufferPointer) -> Unicode.Scalar? {
    guard name.count >= 3 else { return nil }
    return Unicode.Scalar(Text.scalar(in: name, at: name.count - 3).scalar)
  }

  /// Whether the text at a position turns the name before it into another name.
  ///
  /// That is the name of a road (上海路, 北京东路), a building, a village, or a place of another kind.
  static func turnsName(_ text: Text, at position: Int, _ context: NameContext = .none) -> Bool {
    guard !text.isEdge(position) else { return false }
    if namesDish(text, at: position) { return true }
    if !context.isBehindPlace, namesFarm(text, at: position) { return true }
    if let road = Road.named(in: text, at: position) {
      return !(road.isAvenue && road.isBare && context.isAvenueOwner)
        && (road.takesName(isCity: context.isCity) || road.isBank && isRiver(text, at: position, context))
    }
    if context.isBehindPlace { return isSettlement(text, at: position) }
    if text.marks(at: position).contains(.kind), !text.has("口岸", at: position) {
      return !(context.isCity && isInCity(text, at: position))
    }
    if context.isCity, text.has("大学城", at: position) { return false }
    // Two numerals name a square: 长沙五一广场.
    if context.isCity, text.marks(at: position).contains(.number),
      text.marks(at: text.next(after: position)).contains(.number)
    {
      return false
    }
    var position = position
    for _ in 0..<3 {
      let marks = text.marks(at: position)
      if marks.contains(.pair), isPair(text, at: position) { return true }
      guard marks.contains(.roadPart) else { return false }
      position = text.next(after: position)
    }
    return false
  }

  /// Whether a word behind a city's name is more than a kind of place, and lies in that city: 城建大厦, 港务局, but not
  /// 城 alone, as in 上海城.
  private static func isInCity(_ text: Text, at position: Int) -> Bool {
    let next = text.next(after: position)
    guard !text.isEdge(next) else { return false }
    let word = text.character(at: position)
    return word == "城"
      ? text.character(at: next).isOne(of: "东西南北中市区郊乡关建投管隍站")
      : word.isOne(of: "江港湖园") && !text.character(at: next).isOne(of: "镇乡村屯庄寨里")
  }

  /// Whether a river bears a county's name, which its road is named after: 嘉陵江滨江路.
  private static func isRiver(_ text: Text, at position: Int, _ context: NameContext) -> Bool {
    context.isCounty && !context.isBehindPlace && text.character(at: position).isOne(of: "江河")
  }

  /// Whether a word for a village or another division stands at a position: 村, 镇, 新村.
  private static func isSettlement(_ text: Text, at position: Int) -> Bool {
    switch text.character(at: position) {
    case "省", "市", "县", "区", "州", "盟", "旗", "镇", "村", "屯", "庄", "寨", "里", "门": true
    case "乡": !text.has("乡镇", at: position)
    case "社", "小": text.has("区", at: text.next(after: position))
    case "新": text.has("村", at: text.next(after: position))
    default: false
    }
  }

  /// Whether the name before a position belongs to a building, a park or a firm: 凤凰 in 凤凰创意大厦.
  static func namesBuilding(_ text: Text, at position: Int) -> Bool {
    var position = position
    for _ in 0..<8 {
      let marks = text.marks(at: position)
      if !marks.isDisjoint(with: [.edge, .road]) { return false }
      if marks.contains(.building), text.lists.buildings.length(in: text, at: position) > 0 { return true }
      position = text.next(after: position)
      if text.isEdge(position), endsInBuilding(text, before: position) { return true }
    }
    return false
  }

  private static func endsInBuilding(_ text: Text, before position: Int) -> Bool {
    text.character(at: text.last(before: position)).isOne(of: "园城里村苑庭阁座楼")
  }

  static let buildings = WordList([
    "大厦", "广场", "花园", "创意", "商务", "大楼", "公寓", "酒店", "宾馆", "艺术", "产业", "公司", "集团", "银行", "医院", "学院",
    "会展", "小区", "社区", "新村", "商城",
  ])

  /// Whether a name only states a side, a colour or a wish, so that roads and buildings everywhere have it.
  static func isCommonName(_ text: Text, _ range: Range<Int>) -> Bool {
    text.lists.commonNames.has(range, of: text)
  }

  static let commonNames = WordList([
    "滨海新", "滨江", "滨湖", "滨海", "东湖", "西湖", "南湖", "北湖", "江北", "江南", "江东", "河东", "河西", "河口", "城东", "城西", "城南",
    "城北",
    "城中", "城区", "城关", "城郊", "新城", "新区", "新华", "新兴", "解放", "和平", "东风", "运河", "凤凰", "向阳", "红旗", "前进", "桃园",
    "中山",
    "中原", "南部", "永和", "保安", "人民", "建设", "胜利", "友谊", "团结", "光明", "长江", "黄河", "东方", "西山", "东山", "南山", "北山",
    "宝山",
    "金山", "龙山", "九龙", "龙潭", "白云", "朝阳", "鼓楼", "钟楼", "东城", "东区", "西区", "南区", "北区", "中区", "新市", "安定", "大同",
    "太平",
    "七星", "清河", "平安", "工农", "兴安", "新安", "长安", "西安区", "城子", "文化", "市中", "郊区", "矿区", "山海", "玉泉", "中正", "信义",
    "仁爱",
  ])

  static let commonTowns = WordList([
    "城关", "城厢", "城郊", "城区", "城东", "城西", "城南", "城北", "城镇",
  ])

  /// Whether a town name stands at a position that many counties have, such as 城关镇.
  static func isCommonTown(_ text: Text, at position: Int) -> Bool {
    text.lists.commonTowns.length(in: text, at: position) > 0
  }

  /// Whether the name before a position belongs to a firm, a bank or a school, as in 北京银行.
  static func namesFirm(_ text: Text, at position: Int) -> Bool {
    text.marks(at: position).contains(.firm) && text.lists.firms.length(in: text, at: position) > 0
  }

  /// Whether a dish or an eating house bears the name before a position, wherever it stands: 沙县小吃.
  @inline(__always)
  static func namesDish(_ text: Text, at position: Int) -> Bool {
    text.marks(at: position).contains(.dish) && text.lists.dishes.length(in: text, at: position) > 0
  }

  /// Whether a farm bears the name before a position, which may lie in another county: 三河农场, of 盱眙县.
  @inline(__always)
  private static func namesFarm(_ text: Text, at position: Int) -> Bool {
    text.marks(at: position).contains(.pair) && text.character(at: position).isOne(of: "农林牧渔")
      && text.has("场", at: text.next(after: position))
  }

  /// The length of the filler at a position; 0 for none.
  @inline(__always)
  static func fillerLength(_ text: Text, at position: Int) -> Int {
    text.marks(at: position).contains(.filler) ? text.lists.fillers.length(in: text, at: position) : 0
  }

  /// The length of the suffix at a position that may follow a township's short name; 0 for none.
  @inline(__always)
  static func townshipSuffixLength(_ text: Text, at position: Int) -> Int {
    text.marks(at: position).contains(.townshipSuffix)
      ? text.lists.townshipSuffixes.length(in: text, at: position) : 0
  }

  static let dishes = WordList([
    "小吃", "小面", "酒家", "会馆", "羊肉串", "泡馍", "拉面", "烤鸭", "牛肉", "板鸭", "米线", "米粉", "凉皮", "火锅", "热干面", "肉夹馍", "麻辣烫",
    "烧饼", "过桥",
  ])

  static let firms = WordList(["银行", "大学", "大厦", "饭店", "酒店", "烤鸭", "小吃", "牛肉", "拉面"])

  /// Whether the next character shows that a full name is none: 义乌市 in 义乌市场, 金海区 in 金海区域, 新北区 in 新北区街道.
  static func turnsFullName(_ text: Text, at position: Int) -> Bool {
    guard !text.isEdge(position) else { return false }
    switch text.character(at: position) {
    case "场": return text.character(at: text.last(before: position)) == "市"
    case "域": return text.character(at: text.last(before: position)) == "区"
    case "街": return text.has("街道", at: position)
    default: return false
    }
  }

  /// Whether the text at a position makes another name of the one before it, such as 乾县路 and 古县镇.
  ///
  /// A road or village with a name of its own does not: 乾县西街, 乾县路家村.
  static func makesOtherName(_ text: Text, at position: Int) -> Bool {
    guard !text.isEdge(position) else { return false }
    if namesDish(text, at: position) { return true }
    let first = text.character(at: position)
    if first.isOne(of: "镇乡村庄屯") { return text.isEdge(text.next(after: position)) }
    let isSide = first.isOne(of: "东西南北中")
    let word = isSide ? text.next(after: position) : position
    let length = isSide ? (text.has("路", at: word) ? 3 : 0) : roads.length(in: text, at: word)
    return length > 0 && endsRoad(text, at: word + length)
  }

  private static let roads = WordList(["大道", "大街", "公路", "高速", "路", "街", "巷", "弄"])

  /// Whether the text at a position continues after a road's name: a number, a part of the road, another road.
  private static func endsRoad(_ text: Text, at position: Int) -> Bool {
    text.isEdge(position)
      || text.character(at: position).isOne(of: "东西南北中一二三四五六七八九十段口与和近旁")
  }

  private static func isPair(_ text: Text, at position: Int) -> Bool {
    let second = text.character(at: text.next(after: position))
    switch text.character(at: position) {
    case "社", "小": return second == "区"
    case "新": return second == "村" || second == "城"
    case "花": return second == "园"
    case "广": return second == "场"
    case "大": return second == "厦" || second == "楼" || second == "桥" || second == "学"
    case "胡": return second == "同"
    case "公": return second == "路"
    case "高": return second == "速"
    case "步": return second == "行"
    case "酒": return second == "店"
    case "宾": return second == "馆"
    default: return false
    }
  }
}

/// The context for checking the text after a short name.
struct NameContext {
  /// Whether the place is a prefecture or above.
  var isCity = false
  /// Whether the place is a county.
  var isCounty = false
  /// Whether the city may contain an avenue of its own name: 广州大道, but not 北京大道.
  var isAvenueOwner = false
  /// Whether the name follows a place around it, where buildings and parks have the place's name.
  var isBehindPlace = false

  static let none = NameContext()

  /// The same as a number.
  var bits: UInt8 {
    (isCity ? 1 : 0) | (isAvenueOwner ? 2 : 0) | (isBehindPlace ? 4 : 0) | (isCounty ? 8 : 0)
  }
}

extension Unicode.Scalar {
  /// Whether the character is in a text of Han characters, each of three bytes.
  @inline(__always)
  func isOne(of characters: StaticString) -> Bool {
    let bytes = characters.utf8Start
    var offset = 0
    while offset + 3 <= characters.utf8CodeUnitCount {
      let other =
        UInt32(bytes[offset] & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
        | UInt32(bytes[offset + 2] & 0x3F)
      if other == value { return true }
      offset += 3
    }
    return false
  }
}
