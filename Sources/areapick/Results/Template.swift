import RegionModel

/// A form of result that a person wrote: text with fields in braces.
///
/// `{{` and `}}` stand for the braces themselves; the escapes are those of `Escapes`.
struct Template: Equatable, Sendable {
  enum Part: Equatable {
    case text(String)
    case field(Field)
    /// A further field of the data: `{field:population}`.
    case further(String)
  }

  private(set) var parts: [Part] = []

  /// `{code}`, a tab, and `{path}`.
  static let codeAndPath = Template([.field(.code), .text("\t"), .field(.path)])

  /// `{code}`, `{path}`, `{rest}` and `{confidence}`, separated by tabs.
  static let codePathRestConfidence = Template([
    .field(.code), .text("\t"), .field(.path), .text("\t"), .field(.rest), .text("\t"), .field(.confidence),
  ])

  private init(_ parts: [Part]) { self.parts = parts }

  /// - Throws: `CommandError` for a single brace, an unknown field or an unknown escape.
  init(_ source: String) throws(CommandError) {
    var rest = try Escapes.decoded(source).unicodeScalars[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      append(rest[..<brace])
      let sign = rest[brace]
      rest = rest[rest.index(after: brace)...]
      if rest.first == sign {
        append(rest.prefix(1))
        rest = rest.dropFirst()
      } else {
        guard sign == "{" else { throw CommandError("a } stands alone; write }} for the sign itself") }
        parts.append(try Template.takeField(&rest))
      }
    }
    append(rest)
  }

  private mutating func append(_ text: Substring.UnicodeScalarView) {
    if !text.isEmpty { parts.append(.text(String(text))) }
  }

  private static func takeField(_ rest: inout Substring.UnicodeScalarView) throws(CommandError) -> Part {
    guard let end = rest.firstIndex(of: "}") else {
      throw CommandError("a { has no } behind it; write {{ for the sign itself")
    }
    let name = String(rest[..<end])
    let mark = "field:"
    let isFurther = name.utf8.starts(with: mark.utf8) && name.utf8.count > mark.utf8.count
    let field = Field(rawValue: name)
    guard isFurther || field != nil else {
      let known = Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
      throw CommandError("there is no field {\(name)}; there are \(known)")
    }
    rest = rest[rest.index(after: end)...]
    return field.map(Part.field) ?? .further(String(name.dropFirst(mark.count)))
  }

  /// The further fields that it names, in its order.
  var furtherFields: [String] {
    parts.compactMap { if case .further(let name) = $0 { name } else { nil } }
  }

  /// The fields, if only single tabs separate them; nil for other templates.
  var columns: [Field]? {
    var fields: [Field] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .field(let field) where index % 2 == 0: fields.append(field)
      case .text("\t") where index % 2 == 1: break
      default: return nil
      }
    }
    return parts.count % 2 == 1 ? fields : nil
  }

  /// Appends the template's text; `appendField` appends the value of each field. Further fields are empty.
  func append(to output: inout [UInt8], _ appendField: (Field, inout [UInt8]) -> Void) {
    for part in parts {
      switch part {
      case .text(let part): output.append(contentsOf: part.utf8)
      case .field(let field): appendField(field, &output)
      case .further: break
      }
    }
  }

  /// The result for a place, without its line end.
  func text(of place: PlaceText) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .field(let field): text += field.text(of: place)
      case .further(let name): text += place.region.field(name) ?? ""
      }
    }
    return text
  }
}

/// The backslash escapes of `--format` and `--separator`: those of printf(1) that a line can need.
enum Escapes {
  /// Decodes `\n`, `\t`, `\r`, `\0` and `\\`.
  ///
  /// - Throws: `CommandError` for any other escape, so that a typo is not printed.
  static func decoded(_ text: String) throws(CommandError) -> String {
    var decoded = ""
    var characters = text.unicodeScalars.makeIterator()
    while let scalar = characters.next() {
      guard scalar == "\\" else {
        decoded.unicodeScalars.append(scalar)
        continue
      }
      switch characters.next() {
      case "n": decoded += "\n"
      case "t": decoded += "\t"
      case "r": decoded += "\r"
      case "0": decoded += "\0"
      case "\\": decoded += "\\"
      case let other?: throw CommandError("the escape \\\(other) is none of \\n \\t \\r \\0 \\\\")
      case nil: throw CommandError("a \\ stands at the end; write \\\\ for the sign itself")
      }
    }
    return decoded
  }
}
