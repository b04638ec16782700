import PickerCore

/// Decodes a value from JSON written by `JSONEncoding`, and tracks which members were read.
struct JSONDecoding: Decoder {
  let node: JSONNode
  let userInfo: [CodingUserInfoKey: Any]
  var codingPath: [any CodingKey] { [] }

  init(_ node: JSONNode, _ userInfo: [CodingUserInfoKey: Any]) {
    self.node = node
    self.userInfo = userInfo
  }

  /// Decodes all of `node` as one value.
  ///
  /// - Throws: The error in the value.
  static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, from node: JSONNode, _ context: CodingContext
  ) throws(LineError) -> Value {
    do {
      return try Value(from: JSONDecoding(node, [.picker: context]))
    } catch let error as LineError {
      throw error
    } catch DecodingError.dataCorrupted(let fault) {
      throw LineError(fault.debugDescription)
    } catch {
      throw LineError("\"\(node.name)\" is not known here")  // An enum case that does not exist.
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try KeyedDecodingContainer(KeyedJSONReader<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try JSONListReader(self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { JSONValueReader(decoder: self) }
}

/// A JSON value during decoding, with a record of what was read.
final class JSONNode {
  /// The key of the value.
  let name: String
  /// Nil if the value is missing.
  let value: JSON?
  private(set) var members: [JSONNode] = []
  private var isTaken = false

  init(_ value: JSON?, name: String) {
    self.name = name
    self.value = value
    if case .object(let fields)? = value { members = fields.members.map { JSONNode($0.value, name: $0.key) } }
  }

  var isObject: Bool { if case .object? = value { true } else { false } }

  func member(_ key: String) -> JSONNode? { members.first { $0.name == key } }

  /// Returns the member with `key` and marks it as read; a node without a value if there is none.
  func take(_ key: String) -> JSONNode {
    let member = member(key)
    member?.isTaken = true
    return member ?? JSONNode(nil, name: key)
  }

  /// - Throws: `LineError` for a member that was not read.
  func finish() throws(LineError) {
    for member in members {
      guard member.isTaken else { throw LineError("\"\(member.name)\" is not known here") }
      try member.finish()
    }
  }
}

private struct KeyedJSONReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONDecoding
  private var node: JSONNode { decoder.node }
  var codingPath: [any CodingKey] { [] }

  init(_ decoder: JSONDecoding) throws {
    guard decoder.node.value != nil else { throw LineError("\"\(decoder.node.name)\" is missing") }
    self.decoder = decoder
  }

  var allKeys: [Key] { node.members.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { key.isUnlabelled || node.member(key.stringValue) != nil }
  func decodeNil(forKey key: Key) -> Bool { inner(key).node.value == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: inner(key))
  }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Inner>
  {
    try inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { inner(key) }

  /// Finds an unlabelled associated value: the member `value`, else the whole object, or the plain value in
  /// its place.
  private func inner(_ key: Key) -> JSONDecoding {
    let name = key.isUnlabelled ? JSONEncoding.unlabelled.json : key.stringValue
    let isWhole = key.isUnlabelled && (!node.isObject || node.member(name) == nil && !node.members.isEmpty)
    return JSONDecoding(isWhole ? node : node.take(name), decoder.userInfo)
  }
}

extension CodingKey {
  fileprivate var isUnlabelled: Bool { stringValue == JSONEncoding.unlabelled.swift }
}

private struct JSONListReader: UnkeyedDecodingContainer {
  private let decoder: JSONDecoding
  private let elements: [JSON]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }

  init(_ decoder: JSONDecoding) throws {
    guard case .list(let elements)? = decoder.node.value else {
      throw LineError("\"\(decoder.node.name)\" must be a list")
    }
    self.decoder = decoder
    self.elements = elements
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let element = try next()
    let value = try Value(from: element)
    try element.node.finish()
    return value
  }

  mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) throws
    -> KeyedDecodingContainer<Inner>
  {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> JSONDecoding {
    guard !isAtEnd else { throw LineError("\"\(decoder.node.name)\" is too short") }
    defer { currentIndex += 1 }
    return JSONDecoding(JSONNode(elements[currentIndex], name: decoder.node.name), decoder.userInfo)
  }
}

private struct JSONValueReader: SingleValueDecodingContainer {
  let decoder: JSONDecoding
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { decoder.node.value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value: Any? =
      switch type {
      case is Bool.Type: try bool()
      case is String.Type: try text()
      case let type as any FixedWidthInteger.Type: try number(type)
      case is Double.Type, is Float.Type: throw fault("a whole number")
      default: nil
      }
    return try value as? Value ?? Value(from: decoder)
  }

  private func bool() throws -> Bool {
    guard case .bool(let bool)? = decoder.node.value else { throw fault("true or false") }
    return bool
  }

  private func text() throws -> String {
    guard case .text(let text)? = decoder.node.value else { throw fault("a text") }
    return text
  }

  private func number<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    guard case .number(let number)? = decoder.node.value else { throw fault("a number") }
    guard let exact = Number(exactly: number) else {
      throw fault("a number from \(Number.min) to \(Number.max)")
    }
    return exact
  }

  private func fault(_ wanted: String) -> LineError {
    LineError("\"\(decoder.node.name)\" must be \(wanted)")
  }
}
