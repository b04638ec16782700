import RegionModel

/// A township's name, held against an address.
struct AddressTownship {
  /// How much of the name stands there.
  enum Manner {
    case full
    /// The short name with another word for the kind: 五马镇 for 五马街道.
    case otherKind
    /// The short name alone.
    case bare

    /// What it counts less than a full name.
    var cost: Int {
      switch self {
      case .full: 0
      case .otherKind: 2
      case .bare: 4
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
  /// The words for kinds that the short name may be followed by.
  private let kinds: [StaticString]

  init(_ tree: RegionTree, _ node: Int) {
    let label = tree.label(ofNode: node)
    text = label.name.baseAddress?.assumingMemoryBound(to: UInt8.self)
    count = label.name.count
    shortCount = label.shortNameCount
    let isDistrict = tree.level(ofNode: tree.parentNode(of: node)) < .county
    kinds = isDistrict ? AddressWords.districtKinds : AddressWords.townshipKinds
  }

  /// The first two characters; nil for a shorter name.
  var key: UInt64? { count < AddressNames.shortest ? nil : text.map { AddressText.key($0) } }

  /// How much of the name stands in the text at a position; of one that begins with that of the place which it lies in,
  /// what follows will do: 济源市轵城镇.
  func find(in address: AddressText, at position: Int, below parent: UnsafeRawBufferPointer? = nil) -> Found?
  {
    guard let text, count >= AddressNames.shortest else { return nil }
    if let found = find(text, count, shortCount, in: address, at: position) { return found }
    guard let parent, count >= parent.count + AddressNames.shortest,
      parent.elementsEqual(UnsafeBufferPointer(start: text, count: parent.count))
    else { return nil }
    let skipped = parent.count
    return find(text + skipped, count - skipped, shortCount - skipped, in: address, at: position)
  }

  private func find(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ shortCount: Int, in address: AddressText, at position: Int
  ) -> Found? {
    if address.has(text, count, at: position) {
      let tail = AddressWords.streetTail(address, at: position + count)
      let length = count + tail
      return Found(length: length + AddressWords.officeTail(address, at: position + length), manner: .full)
    }
    guard shortCount >= AddressNames.shortest, address.has(text, shortCount, at: position),
      !address.hasGap(in: position..<position + shortCount)
    else { return nil }
    let end = position + shortCount
    if let kind = address.length(ofOneOf: kinds, at: end) {
      return Found(length: shortCount + kind, manner: .otherKind)
    }
    let short = UnsafeRawBufferPointer(start: text, count: shortCount)
    let isTurned = [end, partEnd(text, count, from: shortCount, in: address, at: position)].contains {
      AddressWords.turnsName(address, at: $0)
    }
    return isTurned || AddressWords.endsInRoad(short) ? nil : Found(length: shortCount, manner: .bare)
  }

  /// Where in the address a name breaks off that stands there in part: 畲族 in 三仁畲族路, of 三仁畲族乡.
  private func partEnd(
    _ text: UnsafePointer<UInt8>, _ count: Int, from start: Int, in address: AddressText, at position: Int
  ) -> Int {
    var end = start
    while end + 3 <= count, address.has(text + end, 3, at: position + end) { end += 3 }
    return position + end
  }
}
