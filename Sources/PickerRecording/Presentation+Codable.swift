import PickerView

/// What shapes the picture of a pick; the rest of a presentation follows from it.
extension Presentation: Codable {
  private enum CodingKeys: CodingKey { case face, title, language, isASCII, detail }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(face, forKey: .face)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(language, forKey: .language)
    try container.encode(glyphs == .ascii, forKey: .isASCII)
    let usual = Presentation(language: language).detail
    try container.encodeIfPresent(detail == usual ? nil : detail, forKey: .detail)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      face: try container.decode(Face.self, forKey: .face),
      title: try container.decodeIfPresent(String.self, forKey: .title),
      language: try container.decode(Language.self, forKey: .language),
      glyphs: try container.decode(Bool.self, forKey: .isASCII) ? .ascii : .unicode,
      detail: try container.decodeIfPresent(Detail.self, forKey: .detail))
  }
}

extension Face: Codable {}
extension Language: Codable {}
extension Theme.Name: Codable {}
