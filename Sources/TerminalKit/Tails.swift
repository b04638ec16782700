/// The tails of a frame's cells, so that every cell fits in one word.
///
/// A tail of one scalar is its own number; a longer one is stored here and numbered after the last code
/// point. Equal tails have equal numbers, so cells of one frame compare by their words.
struct Tails: Equatable {
  private var longer: [[Unicode.Scalar]] = []
  private var numbers: [[Unicode.Scalar]: UInt32] = [:]

  private static let first: UInt32 = 0x110000
  private static let last: UInt32 = 0x1FFFFF
  /// Less than half of the numbers; the rest are for tails that another table lacks.
  private static let limit = 400_000

  static func == (one: Tails, other: Tails) -> Bool { one.longer == other.longer }

  /// The number of a tail, 0 for none; when the table is full, that of its first scalar.
  mutating func number(of tail: [Unicode.Scalar]) -> UInt32 {
    guard tail.count > 1 else { return tail.first?.value ?? 0 }
    if let number = numbers[tail] { return number }
    let number = Tails.first + UInt32(longer.count)
    guard longer.count < Tails.limit else { return tail[0].value }
    longer.append(tail)
    numbers[tail] = number
    return number
  }

  /// The tail with this number.
  subscript(number: UInt32) -> [Unicode.Scalar] {
    if number >= Tails.first { return longer[Int(number - Tails.first)] }
    return number == 0 ? [] : [Unicode.Scalar(number) ?? "\u{FFFD}"]
  }

  /// The number of this table's tail in `other`; an unused number where `other` lacks the tail.
  func number(_ number: UInt32, in other: Tails) -> UInt32 {
    guard number >= Tails.first else { return number }
    return other.numbers[self[number]] ?? Tails.last - (number - Tails.first)
  }
}
