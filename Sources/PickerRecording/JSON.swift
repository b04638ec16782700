/// A value of JSON. Numbers are whole, and no larger than times and counts need to be.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSON])
  case object(Fields)

  /// What numbers may be: no sum or product of two that a picker makes of them overflows.
  static let numbers = -(1 << 40)...1 << 40
}

/// The members of an object, in their order.
public struct Fields: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  struct Member: Equatable, Sendable {
    let key: String
    let value: JSON
  }

  private(set) var members: [Member] = []

  /// An object that is read has no more members: each is held against all of those before it. Headers have the
  /// most, 20.
  static let maximumCount = 32

  public init(dictionaryLiteral elements: (String, JSON)...) {
    members = elements.map(Member.init)
  }

  static func + (a: Fields, b: Fields) -> Fields {
    var both = a
    both.members += b.members
    return both
  }

  /// Adds a member; false where there is one with that key.
  mutating func add(_ key: String, _ value: JSON) -> Bool {
    guard !members.contains(where: { $0.key == key }) else { return false }
    members.append(Member(key: key, value: value))
    return true
  }

  /// Takes a value out of the object; nil where there is none.
  mutating func take(_ key: String) -> JSON? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).value
  }
}

/// What is wrong with a line of a recording, without the line's number.
struct Flaw: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Values that are taken out of an object by what they must be.
extension Fields {
  mutating func int(_ key: String) throws(Flaw) -> Int {
    guard case .number(let number)? = take(key) else { throw Flaw("\"\(key)\" must be a number") }
    return number
  }

  /// Nil for null.
  mutating func optionalInt(_ key: String) throws(Flaw) -> Int? {
    switch take(key) {
    case .number(let number)?: return number
    case .null?: return nil
    default: throw Flaw("\"\(key)\" must be a number or null")
    }
  }

  mutating func bool(_ key: String) throws(Flaw) -> Bool {
    guard case .bool(let bool)? = take(key) else { throw Flaw("\"\(key)\" must be true or false") }
    return bool
  }

  mutating func text(_ key: String) throws(Flaw) -> String {
    guard case .text(let text)? = take(key) else { throw Flaw("\"\(key)\" must be a text") }
    return text
  }

  /// Nil for null.
  mutating func optionalText(_ key: String) throws(Flaw) -> String? {
    switch take(key) {
    case .text(let text)?: return text
    case .null?: return nil
    default: throw Flaw("\"\(key)\" must be a text or null")
    }
  }

  mutating func texts(_ key: String) throws(Flaw) -> [String] {
    guard case .list(let values)? = take(key) else { throw Flaw("\"\(key)\" must be a list of texts") }
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else { throw Flaw("\"\(key)\" must be a list of texts") }
      texts.append(text)
    }
    return texts
  }

  /// One of a few words.
  mutating func choice<Choice: RawRepresentable<String>>(_ key: String, of type: Choice.Type = Choice.self)
    throws(Flaw) -> Choice
  {
    let word = try text(key)
    guard let choice = Choice(rawValue: word) else { throw Flaw("\"\(key)\" is no word that is known") }
    return choice
  }

  /// - Throws: Where something is left that nobody asked for.
  func finish() throws(Flaw) {
    if let member = members.first { throw Flaw("\"\(member.key)\" is not known here") }
  }
}
