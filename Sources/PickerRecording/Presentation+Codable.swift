import PickerView
import TerminalKit

/// Codes the parts of a presentation that shape the picture; the rest follows from them.
extension Presentation: Codable {
  private enum CodingKeys: CodingKey {
    case face, subject, title, language, isASCII, ambiguousWidth, detail, bind, expect
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(face, forKey: .face)
    if subject != .places { try container.encode(subject, forKey: .subject) }
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(language, forKey: .language)
    try container.encode(glyphs == .ascii, forKey: .isASCII)
    if glyphs == .narrow { try container.encode(2, forKey: .ambiguousWidth) }
    let usual = Presentation(language: language).detail
    try container.encodeIfPresent(detail == usual ? nil : detail, forKey: .detail)
    // Keys are recorded as what they did; only help and hints name them.
    if !keyChanges.isEmpty { try container.encode(keyChanges.map(\.text), forKey: .bind) }
    if !expectedKeys.isEmpty { try container.encode(expectedKeys.map(\.name), forKey: .expect) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isASCII = try container.decode(Bool.self, forKey: .isASCII)
    let width = try container.decodeIfPresent(Int.self, forKey: .ambiguousWidth) ?? 1
    self.init(
      face: try container.decode(Face.self, forKey: .face),
      subject: try container.decodeIfPresent(Subject.self, forKey: .subject) ?? .places,
      title: try container.decodeIfPresent(String.self, forKey: .title),
      language: try container.decode(Language.self, forKey: .language),
      glyphs: isASCII ? .ascii : width == 2 ? .narrow : .unicode,
      detail: try container.decodeIfPresent(Detail.self, forKey: .detail),
      keyChanges: try Presentation.keys(container, .bind) { KeyChange($0) },
      expectedKeys: try Presentation.keys(container, .expect) { Key(name: $0) })
  }
}

extension Presentation {
  private static func keys<Value>(
    _ container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys, _ read: (String) -> Value?
  ) throws -> [Value] {
    try (container.decodeIfPresent([String].self, forKey: key) ?? []).map { text in
      guard let value = read(text) else { throw LineError("there is no \(key.stringValue) '\(text)'") }
      return value
    }
  }
}

extension Face: Codable {}
extension Language: Codable {}
extension Theme.Name: Codable {}
