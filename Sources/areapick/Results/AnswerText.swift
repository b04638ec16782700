import AddressResolving
import RegionSearch
import TerminalKit

/// The texts of what an address came to, as results are made of them.
struct AnswerText {
  let match: AddressMatch
  /// Bytes of the address, which need not be UTF-8.
  let rest: UnsafeRawBufferPointer
  let style: ResultStyle

  /// Nil where the address names no place; its fields are empty then.
  var place: PlaceText? {
    guard let region = match.region else { return nil }
    var place = PlaceText(region.path, style)
    place.alias = match.outdated.map { SafeText.line($0.name) } ?? ""
    return place
  }

  /// Appends what a template's field stands for; the fields of most lines straight from the tree.
  func append(_ field: Field, to output: inout [UInt8]) {
    switch field {
    case .rest: appendRest(to: &output)
    case .confidence: output.append(contentsOf: match.confidence.rawValue.utf8)
    case .code: match.region?.appendCode(in: style.codes, to: &output)
    case .path where !style.fillsLevels:
      match.region?.appendPath(to: &output, separator: style.separator ?? "/")
    default: output.append(contentsOf: (place.map(field.text) ?? "").utf8)
    }
  }

  /// One object in one line; broken UTF-8 is replaced.
  var json: String {
    let none = #"{"code":null,"name":null,"level":null,"pinyin":null,"path":[],"codes":[]}"#
    let object = place.map { OutputFormat.json.text(of: $0, style) } ?? none
    return
      "\(object.dropLast()),\"rest\":\(restText.jsonQuoted),\"confidence\":\"\(match.confidence.rawValue)\"}"
  }

  /// Assignments in one line.
  func appendShell(to output: inout [UInt8]) {
    let place = place
    for (name, field) in OutputFormat.shellFields {
      output.append(contentsOf: "\(name)=\((place.map(field.text) ?? "").shellQuoted) ".utf8)
    }
    output.append(contentsOf: "AREA_REST='".utf8)
    var rest: [UInt8] = []
    appendRest(to: &rest)
    for byte in rest { output += byte == UInt8(ascii: "'") ? Array("'\\''".utf8) : [byte] }
    output.append(contentsOf: "' AREA_CONFIDENCE=\(match.confidence.rawValue)".utf8)
  }

  /// The rest in one line: a blank stands for each control character.
  private func appendRest(to output: inout [UInt8]) {
    var index = 0
    while index < rest.count {
      let byte = rest[index]
      let isC1 = byte == 0xC2 && index + 1 < rest.count && (0x80..<0xA0).contains(rest[index + 1])
      output.append(byte < 0x20 || byte == 0x7F || isC1 ? UInt8(ascii: " ") : byte)
      index += isC1 ? 2 : 1
    }
  }

  private var restText: String {
    var bytes: [UInt8] = []
    appendRest(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ResultStyle {
  /// The style for addresses, whose answers are a line each.
  var forAddresses: ResultStyle {
    var style = self
    if format == nil, template == nil { style.template = .codePathRestConfidence }
    if format == .codes || format == .names { style.separator = separator ?? "\t" }
    return style
  }

  /// Appends the answer for an address, with its end.
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
}
