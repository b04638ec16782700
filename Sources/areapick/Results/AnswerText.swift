import AddressResolving
import RegionSearch
import TerminalKit

/// The texts of an answer to an address, for results.
struct AnswerText {
  let match: AddressMatch
  /// The bytes of the address, which may not be UTF-8.
  let address: UnsafeRawBufferPointer
  let style: ResultStyle

  /// Nil if the address names no place; its fields are then empty.
  var place: PlaceText? {
    guard let region = match.region else { return nil }
    var place = PlaceText(region.path, style)
    place.alias = match.outdated.map { SafeText.line($0.name) } ?? ""
    return place
  }

  /// Appends the value of a template's field; common fields come straight from the tree, which is fast.
  func append(_ field: Field, to output: inout [UInt8]) {
    switch field {
    case .rest: append(match.rest, to: &output)
    case .before: append(match.before, to: &output)
    case .confidence: output.append(contentsOf: match.confidence.rawValue.utf8)
    case .code: match.region?.appendCode(in: style.codes, to: &output)
    case .path where !style.fillsLevels && style.names == .own:
      match.region?.appendPath(to: &output, separator: style.separator ?? "/")
    default: output.append(contentsOf: (place.map(field.text) ?? "").utf8)
    }
  }

  /// The JSON object of the answer, in one line; broken UTF-8 is replaced.
  var json: String {
    let none = #"{"code":null,"name":null,"level":null,"pinyin":null,"path":[],"codes":[],"levels":[]}"#
    let object = place.map { OutputFormat.json.text(of: $0, style) } ?? none
    return
      "\(object.dropLast()),\"before\":\(text(match.before).jsonQuoted),\"rest\":\(text(match.rest).jsonQuoted),"
      + "\"confidence\":\"\(match.confidence.rawValue)\"}"
  }

  /// Appends shell assignments, in one line.
  func appendShell(to output: inout [UInt8]) {
    let place = place
    for (name, field) in OutputFormat.shellFields {
      output.append(contentsOf: "\(name)=\((place.map(field.text) ?? "").shellQuoted) ".utf8)
    }
    for (name, part) in [("BEFORE", match.before), ("REST", match.rest)] {
      output.append(contentsOf: "AREA_\(name)='".utf8)
      for byte in bytes(part) { output += byte == UInt8(ascii: "'") ? Array("'\\''".utf8) : [byte] }
      output.append(contentsOf: "' ".utf8)
    }
    output.append(contentsOf: "AREA_CONFIDENCE=\(match.confidence.rawValue)".utf8)
  }

  /// The value of a template's field as unchanged bytes; nil if the address names no place and the field needs one.
  func value(of field: Field) -> [UInt8]? {
    switch field {
    case .rest: return Array(address[match.rest])
    case .before: return Array(address[match.before])
    default:
      var value: [UInt8] = []
      append(field, to: &value)
      return value.isEmpty && match.region == nil ? nil : value
    }
  }

  /// Appends a part of the address, with a blank for each control character.
  private func append(_ part: Range<Int>, to output: inout [UInt8]) {
    AnswerText.append(UnsafeRawBufferPointer(rebasing: address[part]), to: &output)
  }

  /// Appends bytes, with a blank for each control character.
  static func append(_ part: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    guard part.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else {
      return output.append(contentsOf: part)
    }
    var index = 0
    while index < part.count {
      let byte = part[index]
      let isC1 = byte == 0xC2 && index + 1 < part.count && (0x80..<0xA0).contains(part[index + 1])
      output.append(byte < 0x20 || byte == 0x7F || isC1 ? UInt8(ascii: " ") : byte)
      index += isC1 ? 2 : 1
    }
  }

  private func bytes(_ part: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    append(part, to: &bytes)
    return bytes
  }

  private func text(_ part: Range<Int>) -> String { String(decoding: bytes(part), as: UTF8.self) }
}

extension ResultStyle {
  /// The style for addresses, which get one line each.
  var forAddresses: ResultStyle {
    var style = self
    if format == nil, template == nil { style.template = .codePathRestConfidence }
    if format == .codes || format == .names { style.separator = separator ?? "\t" }
    return style
  }

  /// Appends the answer for an address, with its line end.
  func append(_ answer: AnswerText, to output: inout [UInt8]) {
    if let template {
      template.append(to: &output, answer.append)
    } else if format == .json {
      output.append(contentsOf: answer.json.utf8)
    } else if format == .shell {
      answer.appendShell(to: &output)
    } else if let place = answer.place {
      output.append(contentsOf: (format ?? .path).text(of: place, self).utf8)
    }
    output.append(endsWithNull ? 0 : UInt8(ascii: "\n"))
  }

  /// Appends the answer as columns after a row: one for each field if the template has only fields and tabs, else a
  /// single column.
  ///
  /// - Parameter separator: The byte before each column; nil for tabs between columns and nothing before the first.
  func appendColumns(
    _ answer: AnswerText, to output: inout [UInt8], after separator: UInt8?, escapes: Bool, quotes: Bool
  ) {
    var isFirst = separator == nil
    for column in columns(of: answer) {
      if !isFirst { output.append(separator ?? UInt8(ascii: "\t")) }
      isFirst = false
      if escapes {
        if let column { Escapes.appendCopied(column, to: &output) } else { output += Array("\\N".utf8) }
      } else if quotes {
        Row.appendQuoted(column ?? [], to: &output)
      } else {
        output += (column ?? []).map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
      }
    }
  }

  /// The values of an answer's columns; nil for a missing value.
  private func columns(of answer: AnswerText) -> [[UInt8]?] {
    if let fields = template?.columns { return fields.map(answer.value) }
    var line: [UInt8] = []
    append(answer, to: &line)
    line.removeLast()
    return [line]
  }

  /// The names of the answer's columns in a header.
  var columnNames: [String] {
    template?.columns?.map(\.rawValue) ?? [format?.rawValue ?? "place"]
  }
}
