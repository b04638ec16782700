/// What stands behind the base of the cells of a frame, so that a cell is one word whatever it holds.
///
/// A tail of one character is its own number; a longer one is kept here, and numbered behind the last character that
/// there is. Equal tails have one number, so within a frame cells are compared by their words.
struct Tails: Equatable {
  private var longer: [[Unicode.Scalar]] = []
  private var numbers: [[Unicode.Scalar]: UInt32] = [:]

  private static let first: UInt32 = 0x110000
  private static let last: UInt32 = 0x1FFFFF
  /// So many that as many numbers are left for tails that another table lacks.
  private static let limit = 400_000

  static func == (one: Tails, other: Tails) -> Bool { one.longer == other.longer }

  /// The number of a tail: 0 for none. Where no number is left, that of its first character.
  mutating func number(of tail: [Unicode.Scalar]) -> UInt32 {
    guard tail.count > 1 else { return tail.first?.value ?? 0 }
    if let number = numbers[tail] { return number }
    let number = Tails.first + UInt32(longer.count)
    guard longer.count < Tails.limit else { return tail[0].value }
    longer.append(tail)
    numbers[tail] = number
    return number
  }

  /// The tail that has a number.
  subscript(number: UInt32) -> [Unicode.Scalar] {
    if number >= Tails.first { return longer[Int(number - Tails.first)] }
    return number == 0 ? [] : [Unicode.Scalar(number) ?? "\u{FFFD}"]
  }

  /// The number that a tail of this table has in another; one that no tail has, where the other lacks it.
  func number(_ number: UInt32, in other: Tails) -> UInt32 {
    guard number >= Tails.first else { return number }
    return other.numbers[self[number]] ?? Tails.last - (number - Tails.first)
  }
}
