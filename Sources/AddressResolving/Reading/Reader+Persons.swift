import RegionModel

/// First names that are no places for what stands around them.
extension Reader {
  /// Whether a first name inside of a word belongs to a person, or only tells a direction.
  @inline(never)
  func isNoPlace(_ name: Name) -> Bool {
    if text.marks(at: name.end).contains(.gap) { return !name.isFull && isGivenName(name) }
    // The last byte of 方, which few other characters have that stand there.
    return text.bytes[name.end &+ 2] == 0xB9 && isDirection(name)
  }

  /// Whether a short name is a person's given name behind a surname, apart from what follows: 李海宁，嘉兴市中环南路.
  private func isGivenName(_ name: Name) -> Bool {
    let surname = text.last(before: name.start)
    return text.isEdge(surname) && Words.surnames.length(in: text, at: surname) > 0
  }

  /// Whether a name stands between a word like 往 and 方向: 舒坪往荣县方向.
  private func isDirection(_ name: Name) -> Bool {
    text.has("方向", at: name.end)
      && text.character(at: text.last(before: name.start)).isOne(of: "往去至到向赴")
  }
}

extension Words {
  /// The commonest surnames, those of nine persons of ten.
  static let surnames = WordList([
    "王", "李", "张", "刘", "陈", "杨", "黄", "赵", "吴", "周", "徐", "孙", "马", "朱", "胡", "郭", "何", "林", "罗", "高", "郑",
    "梁",
    "谢", "宋", "唐", "许", "韩", "邓", "冯", "曹", "彭", "曾", "肖", "萧", "田", "董", "潘", "袁", "蔡", "蒋", "余", "于", "杜",
    "叶",
    "程", "魏", "苏", "吕", "丁", "任", "卢", "姚", "沈", "钟", "姜", "崔", "谭", "陆", "范", "汪", "廖", "石", "金", "韦", "贾",
    "夏",
    "付", "傅", "方", "邹", "熊", "白", "孟", "秦", "邱", "侯", "江", "尹", "薛", "闫", "阎", "段", "雷", "龙", "黎", "史", "陶",
    "贺",
    "毛", "郝", "顾", "龚", "邵", "万", "覃", "武", "钱", "戴", "严", "莫", "孔", "常", "汤", "康", "易", "乔", "赖", "文", "施",
    "洪",
    "詹", "葛", "祝", "翁", "庄", "俞", "章", "鲁", "倪", "柳", "樊", "柯", "喻", "童", "温", "梅",
  ])
}
