extension Region {
  /// The initials of the name, a letter a syllable: GD for 广东.
  public var initials: [Letter] { Array(InitialsSequence(tree.reading(ofNode: Int(node)))) }

  /// Whether the initials begin with `letters`.
  func initialsBegin(with letters: [Letter]) -> Bool {
    var own = InitialsSequence(tree.reading(ofNode: Int(node)))
    return letters.allSatisfy { own.next() == $0 }
  }

  /// Whether the initials sort before `letters`, of which no more than they have is compared.
  func initialsPrecede(_ letters: [Letter]) -> Bool {
    guard letter != .none else { return false }  // Names without a letter stand last.
    var own = InitialsSequence(tree.reading(ofNode: Int(node)))
    for wanted in letters {
      guard let letter = own.next() else { return true }
      if letter != wanted { return letter < wanted }
    }
    return false
  }
}

/// The first letters of the syllables of a reading, read without decoding it.
struct InitialsSequence<Bytes: IteratorProtocol<UInt8>>: Sequence, IteratorProtocol {
  private var bytes: Bytes

  init<Reading: Sequence>(_ reading: Reading) where Reading.Iterator == Bytes {
    bytes = reading.makeIterator()
  }

  mutating func next() -> Letter? {
    guard let first = bytes.next() else { return nil }
    var byte: UInt8? = first
    while let current = byte, current != UInt8(ascii: " ") { byte = bytes.next() }
    return Letter.rank(ofByte: first).map(Letter.init(rank:)) ?? Letter.none
  }
}
