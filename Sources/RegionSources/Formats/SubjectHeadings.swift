/// Subject headings as the National Library of Medicine prints them (MeSH in ASCII), whose tree numbers lie in each
/// other. A heading with several numbers stands in several places.
///
///     *NEWRECORD
///     MH = Abdomen
///     MN = A01.923.047
///     UI = D000005
enum SubjectHeadings {
  private static let mark = "*NEWRECORD"

  static func areMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return UnsafeRawBufferPointer(rebasing: bytes[start...]).starts(with: mark.utf8)
  }

  /// - Throws: `SourceErrors` where no record has a tree number.
  static func interpretation(_ text: SourceText, name: String) throws(SourceErrors) -> Interpretation {
    var reader = SubjectHeadingReader(text)
    forEachLine(text.source) { start, end in
      reader.read(Slice(start: UInt32(start), count: UInt32(end - start)))
    }
    reader.endRecord()
    var records = reader.records
    guard records.count > 0 else {
      throw SourceErrors(source: name, "none of its records has a tree number (MN)")
    }
    records.parents = CodeNesting(records.codes, text).parents
    var understanding = Understanding(format: .mesh, shape: "headings with their tree numbers")
    (understanding.name, understanding.code, understanding.others) = (["MH"], ["MN"], ["UI"])
    return Interpretation(records: records, understanding: understanding)
  }
}

private struct SubjectHeadingReader {
  private let text: SourceText
  private(set) var records = Records()
  private var heading = Slice.none
  private var identifier = Slice.none
  private var numbers: [Slice] = []

  init(_ text: SourceText) {
    self.text = text
    records.fieldNames = ["UI"]
  }

  mutating func read(_ line: Slice) {
    let tag = text.bytes(line) { bytes -> [UInt8] in
      if bytes.first == UInt8(ascii: "*") { return Array(bytes.prefix(2)) }
      return bytes.count > 5 && bytes[2...].starts(with: " = ".utf8) ? Array(bytes.prefix(2)) : []
    }
    let value = text.trimmed(Slice(start: line.start + 5, count: line.count > 5 ? line.count - 5 : 0))
    switch tag {
    case Array("*N".utf8): endRecord()
    case Array("MH".utf8): heading = value
    case Array("MN".utf8): numbers.append(value)
    case Array("UI".utf8): identifier = value
    default: break
    }
  }

  /// Adds the heading of the record that was read, once for each of its numbers.
  mutating func endRecord() {
    for number in numbers where !heading.isEmpty {
      records.append(name: heading, code: number, parent: -1, place: heading.start)
      records.addField(0, identifier)
    }
    (heading, identifier, numbers) = (.none, .none, [])
  }
}
