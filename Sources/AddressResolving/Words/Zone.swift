/// Names that only state a kind: 经济开发区, 高新区, 良种场.
///
/// Many counties have a zone or a farm with such a name, and many of these are not in the tree. So the name counts as
/// a place only right after the county's name; after a city's name it may be any of them.
enum Zone {
  static let parts = WordList([
    "国家级", "国营", "省级", "第一", "第二", "第三", "经济", "技术", "高新", "高铁", "产业", "工业", "农业", "农", "林业", "林",
    "牧", "茶", "渔", "果树", "水产", "养殖", "良种", "原种", "种畜", "种猪", "种羊", "种马", "畜牧", "繁育", "园艺", "科技",
    "现代", "综合", "示范", "循环", "集中", "旅游", "度假", "生态", "风景", "名胜", "开发", "保税", "新材料", "新能源", "化工", "电子", "软件",
    "出口", "加工", "物流", "华侨",
    "管理", "直辖", "村级", "城", "郊", "矿", "新",
  ])
  /// The endings of such a name; if one begins with another, the longer one comes first.
  static let ends = WordList(["园区", "园", "区划", "区", "场"])
  static let offices = WordList(["管理委员会", "管委会", "办事处"])
  /// Words that some people write before such a name.
  private static let owners = WordList(["省", "市", "县"])

  /// The length of the name of this sort at the beginning of `text`; 0 for none.
  ///
  /// - Parameter lists: `Text.sharedLists`, where there is a text.
  static func length(
    beginning text: UnsafeRawBufferPointer, _ lists: WordLists = WordLists.shared
  ) -> Int {
    var end = 0
    var position = 0
    while true {
      let part = lists.all.zoneParts.length(in: text, at: position)
      if part > 0 {
        position += part
        continue
      }
      let last = position > 0 ? lists.all.zoneEnds.length(in: text, at: position) : 0
      guard last > 0 else { return end == 0 ? 0 : end + lists.all.zoneOffices.length(in: text, at: end) }
      position += last
      end = position
    }
  }

  /// The length of such a name at a position of an address.
  @inline(__always)
  static func length(_ text: Text, at position: Int) -> Int {
    text.marks(at: position).contains(.zone)
      ? length(beginning: text.part(from: position), text.sharedLists) : 0
  }

  /// Whether a whole name is of this sort.
  static func isWhole(_ name: UnsafeRawBufferPointer) -> Bool {
    let owner = owners.length(in: name, at: 0)
    let rest = UnsafeRawBufferPointer(rebasing: name.dropFirst(owner))
    return name.elementsEqual("街道".utf8) || !rest.isEmpty && length(beginning: rest) == rest.count
  }
}
