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
  let count: Int
  /// The length without the suffix.
  let shortCount: Int
  /// Whether 16 bytes can be read, whatever the length is.
  private let isPadded: Bool

  /// A name of 16 bytes or less in memory where so many can be read.
  @inline(__always)
  init(padded text: UnsafePointer<UInt8>, _ count: Int, _ shortCount: Int) {
    (self.text, self.count, self.shortCount, isPadded) = (text, count, shortCount, true)
  }

  /// The township of a name's label.
  @inline(__always)
  init(_ label: RegionTree.Label) {
    text = label.name.baseAddress?.assumingMemoryBound(to: UInt8.self)
    count = label.name.count
    shortCount = label.shortNameCount
    isPadded = false
  }

  var name: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: text, count: count) }

  /// The length of the name without its suffix, if that stands at a position.
  func shortLength(in address: Text, at position: Int) -> Int? {
    shortCount >= NameTable.shortest && matchedCount(address, position) >= shortCount ? shortCount : nil
  }

  /// How many bytes of the name stand at a position.
  @inline(__always)
  private func matchedCount(_ address: Text, _ position: Int) -> Int {
    guard let text, position >= 0, position <= address.count else { return 0 }
    let (own, other) = (UnsafeRawPointer(text), UnsafeRawPointer(address.bytes + position))
    // Zeros follow the address, and a damaged name may have some.
    let most = min(count, address.count &- position)
    guard isPadded else { return matchedCount(own, other, most) }
    // All bytes at once: no processor guesses how many are the same.
    let low = own.loadUnaligned(as: UInt64.self) ^ other.loadUnaligned(as: UInt64.self)
    let high =
      own.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      ^ other.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    let matched =
      low == 0
      ? 8 &+ UInt64(littleEndian: high).trailingZeroBitCount >> 3
      : UInt64(littleEndian: low).trailingZeroBitCount >> 3
    return min(matched, most)
  }

  @inline(never)
  private func matchedCount(_ own: UnsafeRawPointer, _ other: UnsafeRawPointer, _ most: Int) -> Int {
    var matched = 0
    while matched < most,
      own.load(fromByteOffset: matched, as: UInt8.self) == other.load(fromByteOffset: matched, as: UInt8.self)
    {
      matched &+= 1
    }
    return matched
  }

  /// The key of the first two characters; nil for a shorter name.
  var key: UInt64? { count < NameTable.shortest ? nil : text.map { Text.key($0) } }

  /// Whether the name is a farm's, a forest's or the like: 康保牧场.
  var isFarm: Bool {
    guard let text, count >= NameTable.shortest else { return false }
    return text[count - 1] == 0xBA && text[count - 2] == 0x9C && text[count - 3] == 0xE5  // 场
  }

  /// Whether the name begins with the same character as its parent's.
  func begins(like parent: UnsafeRawBufferPointer) -> Bool {
    guard let text, count >= 3, parent.count >= 3, let other = parent.baseAddress else { return false }
    return Characters.word(text) == Characters.word(other)
  }

  /// Finds the name at a position of an address.
  ///
  /// If the name begins with its parent's, the rest of it is enough: 轵城镇 for 济源市轵城镇.
  ///
  /// - Parameter parent: The place named before, if the township lies directly in it; else nil.
  func find(in address: Text, at position: Int, below parent: Parent?, of tree: Places) -> Found? {
    guard let text, count >= NameTable.shortest else { return nil }
    let isDistrict = parent?.hasDistricts ?? false
    let hasStreet = parent != nil
    let matched = matchedCount(address, position)
    if let found = find(text, count, shortCount, matched, isDistrict, hasStreet, in: address, at: position) {
      return found
    }
    // Most names are told without the parent's, which is not at hand.
    guard let parent, parent.isBearer else { return nil }
    return find(behind: parent.name(in: tree), text, isDistrict, in: address, at: position)
  }

  /// Finds the rest of a name that begins with its parent's.
  @inline(never)
  private func find(
    behind parent: UnsafeRawBufferPointer, _ text: UnsafePointer<UInt8>, _ isDistrict: Bool,
    in address: Text, at position: Int
  ) -> Found? {
    guard count >= parent.count + NameTable.shortest,
      parent.count < 3 || Characters.word(text) == parent.baseAddress.map(Characters.word),
      parent.elementsEqual(UnsafeBufferPointer(start: text, count: parent.count))
    else { return nil }
    let skipped = parent.count
    let (rest, restCount, shortRest) = (text + skipped, count - skipped, shortCount - skipped)
    let matched =
      address.has(rest, restCount, at: position)
      ? restCount : shortRest > 0 && address.has(rest, shortRest, at: position) ? shortRest : 0
    return find(rest, restCount, shortRest, matched, isDistrict, true, in: address, at: position)
  }

  /// Finds the whole name at a position, or the short name with another suffix.
  @inline(__always)
  func findWithSuffix(in address: Text, at position: Int) -> Found? {
    guard count >= NameTable.shortest else { return nil }
    let matched = matchedCount(address, position)
    if matched == count { return whole(count, in: address, at: position) }
    guard shortCount >= NameTable.shortest, matched >= shortCount else { return nil }
    let suffix = Words.townshipSuffixLength(address, at: position + shortCount)
    guard suffix > 0, !address.hasGap(in: position..<position + shortCount)
    else { return nil }
    return Found(length: shortCount + suffix, manner: .otherSuffix)
  }

  /// Finds the whole name at a position, with the words that people add to a street office's.
  @inline(__always)
  func findWhole(in address: Text, at position: Int) -> Found? {
    guard count >= NameTable.shortest, matchedCount(address, position) == count else { return nil }
    return whole(count, in: address, at: position)
  }

  private func whole(_ count: Int, in address: Text, at position: Int) -> Found {
    let tail = Words.streetTail(address, at: position + count)
    let length = count + tail
    return Found(length: length + Words.officeTail(address, at: position + length), manner: .full)
  }

  /// - Parameter matched: How many bytes of the name stand at the position.
  private func find(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ shortCount: Int, _ matched: Int, _ isDistrict: Bool,
    _ hasStreet: Bool, in address: Text, at position: Int
  ) -> Found? {
    if matched >= count { return whole(count, in: address, at: position) }
    guard shortCount >= NameTable.shortest, matched >= shortCount,
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
  private let node: Int
  /// Whether it is a city without counties, whose townships people call districts: 东莞市南城区.
  let hasDistricts: Bool
  /// Whether names of townships may begin with its name.
  let isBearer: Bool

  @inline(__always)
  init(_ node: Int, in tree: Places, isBearer: Bool) {
    (self.node, self.isBearer) = (node, isBearer)
    hasDistricts = tree.level(ofNode: node) < .county
  }

  func name(in tree: Places) -> UnsafeRawBufferPointer { tree.label(ofNode: node).name }
}
