import RegionModel

/// A township's name, to be found in an address.
struct Township {
  /// How much of the name the address has.
  enum Manner {
    case full
    /// The short name with another suffix: 五马镇 for 五马街道.
    case otherSuffix
    /// The short name alone.
    case shortName

    /// The points that it loses against a full name.
    var cost: Int {
      switch self {
      case .full: 0
      case .otherSuffix: 2
      case .shortName: 4
      }
    }
  }

  struct Found {
    let length: Int
    let manner: Manner
  }

  private let text: UnsafePointer<UInt8>?
  private let count: Int
  private let shortCount: Int

  @inline(__always)
  static func of(_ node: Int, in tree: Places) -> Township { Township(tree.label(ofNode: node)) }

  /// The township of a name's label.
  @inline(__always)
  init(_ label: RegionTree.Label) {
    text = label.name.baseAddress?.assumingMemoryBound(to: UInt8.self)
    count = label.name.count
    shortCount = label.shortNameCount
  }

  /// The key of the first two characters; nil for a shorter name.
  var key: UInt64? { count < NameTable.shortest ? nil : text.map { Text.key($0) } }

  /// Whether the name is a farm's, a forest's or the like: 康保牧场.
  var isFarm: Bool {
    guard let text, count >= NameTable.shortest else { return false }
    return text[count - 1] == 0xBA && text[count - 2] == 0x9C && text[count - 3] == 0xE5  // 场
  }

  /// Whether the name begins with the same character as its parent's.
  func begins(like parent: Parent) -> Bool {
    guard let text, count >= 3, parent.name.count >= 3, let other = parent.name.baseAddress else {
      return false
    }
    return Characters.word(text) == Characters.word(other)
  }

  /// Finds the name at a position of an address.
  ///
  /// If the name begins with its parent's, the rest of it is enough: 轵城镇 for 济源市轵城镇.
  ///
  /// - Parameter parent: The place named before, if the township lies directly in it; else nil.
  func find(in address: Text, at position: Int, below parent: Parent? = nil) -> Found? {
    guard let text, count >= NameTable.shortest else { return nil }
    let isDistrict = parent?.hasDistricts ?? false
    let hasStreet = parent != nil
    if let found = find(text, count, shortCount, isDistrict, hasStreet, in: address, at: position) {
      return found
    }
    guard let parent = parent?.name, count >= parent.count + NameTable.shortest,
      parent.count < 3 || Characters.word(text) == parent.baseAddress.map(Characters.word),
      parent.elementsEqual(UnsafeBufferPointer(start: text, count: parent.count))
    else { return nil }
    let skipped = parent.count
    return find(
      text + skipped, count - skipped, shortCount - skipped, isDistrict, hasStreet, in: address, at: position)
  }

  /// Finds the whole name at a position, or the short name with another suffix.
  @inline(__always)
  func findWithSuffix(in address: Text, at position: Int) -> Found? {
    guard let text, count >= NameTable.shortest else { return nil }
    if let found = findWhole(in: address, at: position) { return found }
    guard shortCount >= NameTable.shortest else { return nil }
    let suffix = Words.townshipSuffixLength(address, at: position + shortCount)
    guard suffix > 0, address.has(text, shortCount, at: position),
      !address.hasGap(in: position..<position + shortCount)
    else { return nil }
    return Found(length: shortCount + suffix, manner: .otherSuffix)
  }

  /// Finds the whole name at a position, with the words that people add to a street office's.
  @inline(__always)
  func findWhole(in address: Text, at position: Int) -> Found? {
    guard let text, count >= NameTable.shortest, address.has(text, count, at: position) else { return nil }
    return whole(count, in: address, at: position)
  }

  private func whole(_ count: Int, in address: Text, at position: Int) -> Found {
    let tail = Words.streetTail(address, at: position + count)
    let length = count + tail
    return Found(length: length + Words.officeTail(address, at: position + length), manner: .full)
  }

  private func find(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ shortCount: Int, _ isDistrict: Bool,
    _ hasStreet: Bool, in address: Text, at position: Int
  ) -> Found? {
    if address.has(text, count, at: position) { return whole(count, in: address, at: position) }
    guard shortCount >= NameTable.shortest, address.has(text, shortCount, at: position),
      !address.hasGap(in: position..<position + shortCount)
    else { return nil }
    let end = position + shortCount
    let suffix =
      isDistrict
      ? Words.districtSuffixes.length(in: address, at: end) : Words.townshipSuffixLength(address, at: end)
    if suffix > 0 {
      return Found(length: shortCount + suffix, manner: .otherSuffix)
    }
    if hasStreet, Words.isStreetOffice(address, at: end) {
      return Found(length: shortCount + 3, manner: .otherSuffix)
    }
    let short = UnsafeRawBufferPointer(start: text, count: shortCount)
    let partEnd = partEnd(text, count, from: shortCount, in: address, at: position)
    let isName =
      !Words.turnsName(address, at: end) && !Words.turnsName(address, at: partEnd)
      && (!Words.endsInRoad(short) || hasStreet && Words.isFieldOfBridge(address, position..<end))
    return isName ? Found(length: shortCount, manner: .shortName) : nil
  }

  /// The end of the partial name in the address: after 畲族 in 三仁畲族路, for 三仁畲族乡.
  private func partEnd(
    _ text: UnsafePointer<UInt8>, _ count: Int, from start: Int, in address: Text, at position: Int
  ) -> Int {
    var end = start
    while end + 3 <= count, address.has(text + end, 3, at: position + end) { end += 3 }
    return position + end
  }
}

/// The place directly around a township, named right before it.
struct Parent {
  let name: UnsafeRawBufferPointer
  /// Whether it is a city without counties, whose townships people call districts: 东莞市南城区.
  let hasDistricts: Bool

  @inline(__always)
  static func of(_ node: Int, in tree: Places) -> Parent {
    Parent(name: tree.label(ofNode: node).name, hasDistricts: tree.level(ofNode: node) < .county)
  }
}
