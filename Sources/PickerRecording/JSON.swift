/// A JSON value with whole numbers, limited to the range of times and counts.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSON])
  case object(Fields)

  /// The range of numbers, small enough that the picker's sums and products cannot overflow.
  static let numbers = -(1 << 40)...1 << 40
}

/// The members of an object, in order.
public struct Fields: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  struct Member: Equatable, Sendable {
    let key: String
    let value: JSON
  }

  private(set) var members: [Member] = []

  /// The most members of an object that is read, since each is compared with all before it.
  ///
  /// Options have the most, some twenty.
  static let maximumCount = 32

  public init(dictionaryLiteral elements: (String, JSON)...) {
    members = elements.map(Member.init)
  }

  /// Adds a member; returns false if the key exists.
  mutating func add(_ key: String, _ value: JSON) -> Bool {
    guard !members.contains(where: { $0.key == key }) else { return false }
    members.append(Member(key: key, value: value))
    return true
  }

  /// Removes a value and returns it; nil if there is none.
  mutating func take(_ key: String) -> JSON? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).value
  }
}

/// Removes values of a required type.
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
