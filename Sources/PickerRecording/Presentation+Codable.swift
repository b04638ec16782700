import PickerView
import TerminalKit

/// Codes the parts of a presentation that shape the picture; the rest follows from them.
extension Presentation: Codable {
  private enum CodingKeys: CodingKey {
    case face, subject, title, language, isASCII, ambiguousWidth, detail
    case header, prompt, border, hint, bind, expect
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
    try encode(customization, to: &container)
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
      customization: try Presentation.customization(container))
  }
}

extension Presentation {
  /// Keys are recorded as what they did; only help and hints name them.
  private func encode(_ own: Customization, to container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encodeIfPresent(own.header, forKey: .header)
    try container.encodeIfPresent(own.prompt, forKey: .prompt)
    if own.border != .rounded { try container.encode(own.border, forKey: .border) }
    if !own.showsHints { try container.encode(false, forKey: .hint) }
    if !own.keyChanges.isEmpty { try container.encode(own.keyChanges.map(\.text), forKey: .bind) }
    if !own.expectedKeys.isEmpty { try container.encode(own.expectedKeys.map(\.name), forKey: .expect) }
  }

  private static func customization(_ container: KeyedDecodingContainer<CodingKeys>) throws
    -> Customization
  {
    var own = Customization()
    own.header = try container.decodeIfPresent(String.self, forKey: .header)
    own.prompt = try container.decodeIfPresent(String.self, forKey: .prompt)
    own.border = try container.decodeIfPresent(Customization.Border.self, forKey: .border) ?? own.border
    own.showsHints = try container.decodeIfPresent(Bool.self, forKey: .hint) ?? true
    own.keyChanges = try keys(container, .bind) { KeyChange($0) }
    own.expectedKeys = try keys(container, .expect) { Key(name: $0) }
    return own
  }

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
