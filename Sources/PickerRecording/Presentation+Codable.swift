import PickerView

/// Codes the parts of a presentation that shape the picture; the rest follows from them.
extension Presentation: Codable {
  private enum CodingKeys: CodingKey { case face, title, language, isASCII }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(face, forKey: .face)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(language, forKey: .language)
    try container.encode(glyphs == .ascii, forKey: .isASCII)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      face: try container.decode(Face.self, forKey: .face),
      title: try container.decodeIfPresent(String.self, forKey: .title),
      language: try container.decode(Language.self, forKey: .language),
      glyphs: try container.decode(Bool.self, forKey: .isASCII) ? .ascii : .unicode)
  }
}

extension Face: Codable {}
extension Language: Codable {}
extension Theme.Name: Codable {}
