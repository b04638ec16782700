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

  /// An object that is read has no more members: each is held against all of those before it. Options have the
  /// most, 10.
  static let maximumCount = 32

  public init(dictionaryLiteral elements: (String, JSON)...) {
    members = elements.map(Member.init)
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

/// Values that are taken out of an object by what they must be.
extension Fields {
  mutating func int(_ key: String) throws(LineError) -> Int {
    guard case .number(let number)? = take(key) else { throw LineError("\"\(key)\" must be a number") }
    return number
  }

  mutating func text(_ key: String) throws(LineError) -> String {
    guard case .text(let text)? = take(key) else { throw LineError("\"\(key)\" must be a text") }
    return text
  }
}
