extension Region {
  /// The initials of the name: one letter per syllable of its reading, GD for 广东, else its own letters,
  /// ORLEANS for Orléans.
  ///
  /// Empty for a name that begins with no letter.
  public var initials: [Letter] { Array(initialsSequence) }

  private var initialsSequence: InitialsSequence { InitialsSequence(tree.label(ofNode: Int(node))) }

  /// Whether the initials begin with `letters`, without making strings.
  package func initialsBegin(with letters: [Letter]) -> Bool {
    var own = initialsSequence
    for letter in letters where own.next() != letter { return false }
    return true
  }

  /// Whether the initials, cut to the length of `letters`, sort before `letters`.
  func initialsPrecede(_ letters: [Letter]) -> Bool {
    var own = initialsSequence
    for (index, wanted) in letters.enumerated() {
      guard let letter = own.next() else { return index > 0 }  // Names without a letter come last.
      if letter != wanted { return letter < wanted }
    }
    return false
  }
}

/// The letters by which a name is sorted and found in a list.
///
/// A reading gives the first letter of each syllable; a name without one gives its own folded letters, unless
/// it begins with another character.
struct InitialsSequence: Sequence, IteratorProtocol {
  private let reading: UnsafeRawBufferPointer
  private var position = 0
  private var name: FoldedBytes
  private var isFirst = true

  @inline(__always)
  init(_ label: RegionTree.Label) {
    reading = label.reading
    name = FoldedBytes(label.name)
  }

  mutating func next() -> Letter? { reading.isEmpty ? nextOfName() : nextOfReading() }

  private mutating func nextOfReading() -> Letter? {
    guard position < reading.count else { return nil }
    let first = reading[position]
    while position < reading.count, reading[position] != UInt8(ascii: " ") { position += 1 }
    position += 1
    return Letter.rank(ofByte: first).map(Letter.init(rank:)) ?? Letter.none
  }

  /// The next letter of the name.
  ///
  /// Other characters are skipped, but one that is not a sign ends the sequence if it comes first: 3rd Street
  /// is among the names without a letter.
  private mutating func nextOfName() -> Letter? {
    while let byte = name.next() {
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        isFirst = false
        return Letter(rank: byte - UInt8(ascii: "a"))
      }
      let isSign = byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") && byte < 0x80
      if isFirst, !isSign {
        name = FoldedBytes(UnsafeRawBufferPointer(start: nil, count: 0))
        return nil
      }
    }
    return nil
  }
}
