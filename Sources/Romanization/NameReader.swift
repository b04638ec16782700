/// The texts that a `NameReader` reads names by: the files of `assets`, wherever they lie.
public struct ReadingTexts: @unchecked Sendable {  // Nobody writes to the bytes.
  /// `character default others`, a line each, tabs between them; the first line is the heading.
  public let characters: UnsafeRawBufferPointer
  /// `scope text reading also why`, alike.
  public let rules: UnsafeRawBufferPointer
  /// `character simplified`, alike: a rule for 厦门 reads 廈門, too.
  public let traditional: UnsafeRawBufferPointer

  /// - Parameters: Texts that stay where they are for as long as the value is used.
  public init(
    characters: UnsafeRawBufferPointer, rules: UnsafeRawBufferPointer,
    traditional: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)
  ) {
    (self.characters, self.rules, self.traditional) = (characters, rules, traditional)
  }
}

/// Reads any Chinese name: a syllable for each Han character, digit and Latin letter.
///
/// Its tables are made of the texts when the first name with a Han character comes, so that other data pays nothing.
/// Rules of everywhere read texts as wholes (重庆, 厦门); those of a place's scope are the built-in divisions' alone.
public struct NameReader {
  private let texts: ReadingTexts
  private var tables: NameTables?

  public init(_ texts: ReadingTexts) { self.texts = texts }

  /// Whether a name can have a Han character: one of three bytes or more.
  @inline(__always)
  public static func mayHaveHan(_ name: UnsafeRawBufferPointer) -> Bool {
    name.contains { $0 >= 0xE3 && $0 <= 0xE9 || $0 == 0xF0 || $0 == 0xEF }
  }

  /// Appends the reading of a name: toneless syllables with blanks between them; nothing where the name has no Han
  /// character, or a letter that has no syllable.
  public mutating func append(readingOf name: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    if tables == nil { tables = NameTables(texts) }
    tables?.append(readingOf: name, to: &output)
  }
}
