/// The heading of a section: A to Z, or `#` for names without a letter, which comes last.
public struct Letter: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 0 for A to 25 for Z, 26 for `#`.
  public let rank: UInt8

  static let count = 27
  public static let none = Letter(rank: 26)

  init(rank: UInt8) { self.rank = rank }

  /// The letter of an ASCII letter of either case; nil for any other character.
  public init?(_ character: Character) {
    guard let byte = character.asciiValue, let rank = Letter.rank(ofByte: byte) else { return nil }
    self.rank = rank
  }

  public var character: Character {
    rank < 26 ? Character(Unicode.Scalar(UInt8(ascii: "A") + rank)) : "#"
  }

  public var description: String { String(character) }

  public static func < (a: Letter, b: Letter) -> Bool { a.rank < b.rank }

  @inline(__always)
  static func rank(ofByte byte: UInt8) -> UInt8? {
    let lowered = byte | 0x20
    return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z") ? lowered - UInt8(ascii: "a") : nil
  }
}
