import RegionSearch

/// The texts of what an address came to, as results are made of them.
struct AnswerText {
  /// Nil where the address names no place; its fields are empty then.
  let place: PlaceText?
  /// Bytes of the address, which need not be UTF-8.
  let rest: UnsafeRawBufferPointer
  let confidence: AddressMatch.Confidence

  /// Appends what a template's field stands for.
  func append(_ field: Field, to output: inout [UInt8]) {
    switch field {
    case .rest: appendRest(to: &output)
    case .confidence: output.append(contentsOf: confidence.rawValue.utf8)
    default: output.append(contentsOf: text(field).utf8)
    }
  }

  /// One object in one line; broken UTF-8 is replaced.
  var json: String {
    let none = #"{"code":null,"name":null,"level":null,"pinyin":null,"path":[],"codes":[]}"#
    let object = place.map { OutputFormat.json.text(of: $0, ResultStyle()) } ?? none
    return "\(object.dropLast()),\"rest\":\(restText.jsonQuoted),\"confidence\":\"\(confidence.rawValue)\"}"
  }

  /// Assignments in one line.
  func appendShell(to output: inout [UInt8]) {
    for (name, field) in OutputFormat.shellFields {
      output.append(contentsOf: "\(name)=\(text(field).shellQuoted) ".utf8)
    }
    output.append(contentsOf: "AREA_REST='".utf8)
    var rest: [UInt8] = []
    appendRest(to: &rest)
    for byte in rest { output += byte == UInt8(ascii: "'") ? Array("'\\''".utf8) : [byte] }
    output.append(contentsOf: "' AREA_CONFIDENCE=\(confidence.rawValue)".utf8)
  }

  private func text(_ field: Field) -> String { place.map(field.text) ?? "" }

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
