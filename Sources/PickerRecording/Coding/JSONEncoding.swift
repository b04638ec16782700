/// Encodes an `Encodable` value as JSON.
///
/// Numbers must be whole. An enum case's unlabelled associated value is named `value`. If it is an object,
/// its members are inlined; if it is the only one of a nested case, the case becomes the value itself:
/// `{"searchEdited":{"typed":"粤海"}}`.
struct JSONEncoding: Encoder {
  /// Swift's key for an unlabelled associated value, and its name in JSON.
  static let unlabelled = (swift: "_0", json: "value")

  let box: JSONBox
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// - Throws: `LineError` for a fractional number.
  static func json(of value: some Encodable) throws -> JSON {
    let box = JSONBox()
    try value.encode(to: JSONEncoding(box: box))
    return box.json
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    box.becomeObject()
    return KeyedEncodingContainer(KeyedJSONWriter<Key>(box: box))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    box.becomeList()
    return JSONListWriter(box: box)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONValueWriter(box: box) }
}

/// A JSON value under construction, shared by the containers that write it.
final class JSONBox {
  private enum Content {
    case value(JSON)
    case list([JSONBox])
    case object([(key: String, box: JSONBox)])
  }

  private var content = Content.object([])

  func become(_ value: JSON) { content = .value(value) }
  func becomeObject() { if case .object = content {} else { content = .object([]) } }
  func becomeList() { if case .list = content {} else { content = .list([]) } }

  func add(_ key: String) -> JSONBox {
    let box = JSONBox()
    if case .object(let members) = content { content = .object(members + [(key, box)]) }
    return box
  }

  func append() -> JSONBox {
    let box = JSONBox()
    if case .list(let elements) = content { content = .list(elements + [box]) }
    return box
  }

  var count: Int { if case .list(let elements) = content { elements.count } else { 0 } }

  var json: JSON {
    switch content {
    case .value(let value): value
    case .list(let elements): .list(elements.map(\.json))
    case .object(let members): JSONBox.object(members)
    }
  }

  private static func object(_ members: [(key: String, box: JSONBox)]) -> JSON {
    var fields: Fields = [:]
    for (key, box) in members {
      let value = box.json
      if key != JSONEncoding.unlabelled.swift {
        _ = fields.add(key, value)
      } else if case .object(let inner) = value {
        for member in inner.members { _ = fields.add(member.key, member.value) }
      } else if members.count == 1 {
        return value
      } else {
        _ = fields.add(JSONEncoding.unlabelled.json, value)
      }
    }
    return .object(fields)
  }
}

private struct KeyedJSONWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: JSONBox
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { box.add(key.stringValue).become(.null) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: JSONEncoding(box: box.add(key.stringValue)))
  }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key)
    -> KeyedEncodingContainer<Inner>
  {
    JSONEncoding(box: box.add(key.stringValue)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONEncoding(box: box.add(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONEncoding(box: box.add("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { JSONEncoding(box: box.add(key.stringValue)) }
}

private struct JSONListWriter: UnkeyedEncodingContainer {
  let box: JSONBox
  var codingPath: [any CodingKey] { [] }
  var count: Int { box.count }

  func encodeNil() { box.append().become(.null) }
  func encode<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: JSONEncoding(box: box.append()))
  }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
    JSONEncoding(box: box.append()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONEncoding(box: box.append()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONEncoding(box: box.append()) }
}

private struct JSONValueWriter: SingleValueEncodingContainer {
  let box: JSONBox
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { box.become(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let bool as Bool: box.become(.bool(bool))
    case let text as String: box.become(.text(text))
    case let number as any BinaryInteger: box.become(.number(Int(clamping: number)))
    case is Double, is Float: throw LineError("a number is not whole")
    default: try value.encode(to: JSONEncoding(box: box))
    }
  }
}
