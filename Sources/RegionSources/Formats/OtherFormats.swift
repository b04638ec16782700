/// Files that are not read, by how they begin, with what makes something of them that is.
enum OtherFormats {
  /// - Throws: `SourceErrors` with what the file is and what to say.
  static func check(_ bytes: UnsafeRawBufferPointer, name: String) throws(SourceErrors) {
    if let known = beginnings.first(where: { bytes.starts(with: $0.bytes) }) {
      throw SourceErrors(source: name, known.message)
    }
    if isNothing(bytes) { throw SourceErrors(source: name, "there is nothing to choose from") }
  }

  /// Whether a text is nothing but the `null` or `false` that `jq` prints where a key is missing.
  static func isNothing(_ bytes: some Collection<UInt8>) -> Bool {
    let signs = bytes.lazy.filter { $0 > 0x20 }.prefix(6)
    return signs.elementsEqual("null".utf8) || signs.elementsEqual("false".utf8)
  }

  private static func unpack(_ tool: String) -> String {
    "compressed, which is not read; say: \(tool) -dc FILE | areapick --data -"
  }

  private static let picture = "a picture: no text"

  private static let beginnings: [(bytes: [UInt8], message: String)] = [
    (
      [0x50, 0x4B, 0x03, 0x04], "a spreadsheet or an archive, which is not read; save it as CSV, or unpack it"
    ),
    (
      [0xD0, 0xCF, 0x11, 0xE0], "a spreadsheet or an archive, which is not read; save it as CSV, or unpack it"
    ),
    (Array("%PDF-".utf8), "PDF, which is not read; save its table as CSV"),
    (Array("SQLite format 3\0".utf8), "a SQLite database, which is read from a file: --data FILE"),
    (Array("PAR1".utf8), "Parquet, which is not read; save it as CSV"),
    ([0x1F, 0x8B], unpack("gzip")), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], unpack("xz")),
    ([0x89, 0x50, 0x4E, 0x47], picture), ([0xFF, 0xD8, 0xFF], picture), (Array("GIF8".utf8), picture),
    ([0x7F, 0x45, 0x4C, 0x46], "a compiled program: no text"),
    (Array("BZh".utf8), unpack("bzip2")), ([0x28, 0xB5, 0x2F, 0xFD], unpack("zstd")),
  ]

  /// What lines are where they are statements or settings; nil where they may be names.
  ///
  /// - Parameter lines: The first lines, neither blank nor comments.
  static func reason(_ bytes: UnsafeRawBufferPointer, _ lines: [[UInt8]]) -> String? {
    let lines = lines.prefix(ProgramText.mostLines).map {
      $0.withUnsafeBytes { String(decoding: Blank.trimmed($0), as: UTF8.self) }
    }
    guard let first = lines.first else { return nil }
    if lines.allSatisfy({ $0.utf8.contains(0x1F) }) { return unitSeparated }
    if ["(function", "!function", ";(function", "(() =>", "define("].contains(where: first.hasPrefix) {
      return
        "a program in JavaScript, which is not read; say: node -p 'JSON.stringify(require(\"./FILE\"))' | areapick --data -"
    }
    let sections = lines.filter { $0.hasPrefix("[") && $0.hasSuffix("]") }
    let settings = lines.filter { $0.utf8.contains(UInt8(ascii: "=")) }
    if !sections.isEmpty, !settings.isEmpty, sections.count + settings.count == lines.count {
      return
        "TOML or INI, which is not read; say: (yq -p toml -o json FILE || tomlq . FILE) | areapick --data -"
    }
    if ProgramText.isMeant(bytes, lines) { return ProgramText.reason(of: bytes) }
    return nil
  }

  /// Whether a line begins here that names a section of TOML or INI, and a setting follows: `[[main]]`, `name = "Blog"`.
  static func beginsSection(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let name = line.drop { $0 == UInt8(ascii: "[") }.prefix { $0 != UInt8(ascii: "]") }
    guard line.first == UInt8(ascii: "["), let first = name.first, line.count < 200,
      line[name.endIndex...].allSatisfy({ $0 == UInt8(ascii: "]") || $0 == 0x20 }),
      name.endIndex < line.endIndex,
      first | 0x20 >= 0x61 && first | 0x20 <= 0x7A, !name.contains(UInt8(ascii: ","))
    else { return false }
    let next = bytes[line.endIndex...].drop { $0 <= 0x20 }.prefix { $0 != 0x0A }
    let key = next.prefix { $0 != UInt8(ascii: "=") }
    return key.endIndex < next.endIndex && !key.isEmpty
      && key.allSatisfy { ScriptData.isWord($0) || " .-\"".utf8.contains($0) }
  }

  private static let unitSeparated =
    "columns between the signs 0x1F, which are not read; say: tr '\\037\\036' '\\t\\n' <FILE | areapick --data -"
}
