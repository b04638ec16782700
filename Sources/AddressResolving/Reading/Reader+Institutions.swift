import RegionModel

/// Short names behind a city that lead no further down, and full names with a word behind them that is no township's.
extension Reader {
  /// Whether a short name need be asked for that (`bearsAnother`); most need not.
  @inline(__always)
  func mayBearAnother(_ name: Range<Int>) -> Bool {
    // The last byte of 市, and that of the name before it: most names end in another.
    let last = text.bytes + name.lowerBound - 1
    return last[0] == 0x82 && name.lowerBound > 3 && last[-3] == last[name.count]
      || text.lists.institutions.mayBegin(in: text, at: name.upperBound)
  }

  /// Whether a short name behind a place is the city's own once more, or an institution's.
  // Apart from the loop over the names at a position, whose numbers then stay in registers.
  @inline(never)
  func bearsAnother(_ entry: NameTable.Entry, _ name: Range<Int>, _ reading: Reading) -> Bool {
    if entry.level == .county || reading.alias >= 0, isRepeated(name, behind: reading) { return true }
    return !reading.lacksSuffix && isOfInstitution(entry, name)
  }

  /// Whether a short name is that of the city right before it, which stands twice then: 长沙市长沙大学 is not in 长沙县, nor
  /// 菏泽市菏泽学院 in what was the city 菏泽市 before.
  ///
  /// A region or an autonomous prefecture may well have a city of its name: 喀什地区喀什.
  func isRepeated(_ name: Range<Int>, behind reading: Reading) -> Bool {
    reading.end == name.lowerBound && repeatsCity(name)
      && (reading.alias >= 0 || tree.level(ofNode: reading.node) == .prefecture)
      && !text.character(at: name.upperBound).isOne(of: "县区")
  }

  private func repeatsCity(_ name: Range<Int>) -> Bool {
    let city = name.lowerBound - 3
    return text.has("市", at: city)
      && text.has(text.bytes + name.lowerBound, name.count, at: city - name.count)
  }

  /// Whether a district's short name belongs to a university or a landmark, most of which lie elsewhere in the city:
  /// 天津市河北工业大学, 武汉市洪山广场. So does 中山, where it is a person's: 广东省中山图书馆.
  private func isOfInstitution(_ entry: NameTable.Entry, _ name: Range<Int>) -> Bool {
    guard Words.namesInstitution(text, at: name.upperBound) else { return false }
    return entry.level == .county
      ? entry.use.contains(.district) && !entry.use.contains(.overseas)
      : entry.level == .prefecture && text.has("中山", at: name.lowerBound)
  }

  /// Whether the name of a city was read once more behind it, without its suffix: 广安市广安|中心小学.
  func endsInRepetition(_ reading: Reading) -> Bool {
    if reading.position > reading.end { return repeatsCity(reading.end..<reading.position) }
    return reading.nameCount == 1 && reading.lacksSuffix && repeatsCity(reading.start..<reading.end)
  }

  /// Whether 街道 behind a district's full name is no street office's suffix: 洪山区街道口, but not 中山市西区街道.
  @inline(never)
  func isDistrictWithStreet(_ name: Name, _ reading: Reading) -> Bool {
    guard text.has("街道", at: name.end), name.count > NameTable.shortest else { return false }
    let place = tree.descendants(of: reading.node)
    return !townshipsWithSuffix(at: name.start, among: place.hull).contains { entry in
      guard place.contains(entry.node),
        let found = townships.name(of: entry).findWithSuffix(in: text, at: name.start)
      else { return false }
      return name.start + found.length > name.end
    }
  }
}

extension Words {
  /// Whether the name before a position is that of a university, or of a landmark.
  static func namesInstitution(_ text: Text, at position: Int) -> Bool {
    let length = text.isEdge(position) ? 0 : text.lists.institutions.length(in: text, at: position)
    guard length == 3 else { return length > 0 && !text.has("大学城", at: position) }
    let end = position + length  // 湖
    return text.isEdge(end) || landmarks.length(in: text, at: end) > 0
  }

  static let institutions = WordList([
    "大学", "学院", "工业大学", "科技大学", "理工大学", "农业大学", "师范大学", "师范学院", "医科大学", "医学院", "广场", "文化广场", "礼堂",
    "体育馆", "图书馆", "纪念堂", "眼科", "湖", "坡",
  ])
  private static let landmarks = WordList(["公园", "风景", "景区", "地铁", "汽车"])
}
