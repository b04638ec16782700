/// What stands in a text where JSON has no such value, and what to write instead.
enum JSONWord {
  /// The message for the place at which a parser stopped; nil where nothing of these stands there.
  static func message(near place: Int, _ source: UnsafeRawBufferPointer) -> String? {
    let word = word(near: place, source)
    let plain = word.filter { $0 != "-" && $0 != "+" }.lowercased()
    if ["nan", "infinity", "inf"].contains(plain) {
      return "no JSON: \(word) is no number in JSON; write null"
    }
    if plain.first?.isNumber ?? false, plain.contains("_") {
      return "no JSON: \(word) is no number in JSON; write \(word.filter { $0 != "_" })"
    }
    if isEmptyTuple(near: place, source) {
      return "no JSON: () is an empty tuple, which names nothing; leave it out"
    }
    if isBehindQuote(place, source) { return "no JSON: a quote is missing before this place" }
    return isScript(near: place, source) ? noValue : nil
  }

  /// What is wrong at a place, in plain words.
  static func told(_ message: String, at place: Int, _ source: UnsafeRawBufferPointer) -> String {
    if let missing = missing(message) { return missing }
    guard message.hasPrefix("no JSON: ") else { return message }
    let isOfParser = message.hasPrefix("no JSON: invalid")
    return self.message(near: place, source) ?? (isOfParser ? "no JSON: no value begins like this" : message)
  }

  /// Whether a letter stands right behind a quote: the text that ends there began with a quote too many.
  private static func isBehindQuote(_ place: Int, _ source: UnsafeRawBufferPointer) -> Bool {
    (max(1, place - 1)..<min(place + 1, source.count)).contains { index in
      let letter = source[index] | 0x20
      return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        && source[index - 1] == UInt8(ascii: "\"")
    }
  }

  /// What is missing in front of the place at which the parser stopped, in its words; nil where it says something else.
  static func missing(_ message: String) -> String? {
    let words = [
      ("no JSON: after key and value", "no JSON: a comma or } is missing before this place"),
      ("no JSON: after array element", "no JSON: a comma or ] is missing before this place"),
      ("no JSON: object key and value must", "no JSON: a colon is missing before this place"),
      ("no JSON: invalid object key", "no JSON: a key in quotes is missing at this place"),
      ("no JSON: unallowed token", "no JSON: a value is missing before this place, or a bracket is too many"),
    ]
    return words.first { message.hasPrefix($0.0) }?.1
  }

  static let noValue =
    "no JSON: a name or a call stands where a value should; of a script only what it writes out is read"

  /// The longest word that is shown, in bytes.
  private static let longest = 40

  /// The letters, digits and signs of a number around a place.
  private static func word(near place: Int, _ source: UnsafeRawBufferPointer) -> String {
    let index = [place, place - 1].first { source.indices.contains($0) && isPart(source[$0]) }
    guard let index else { return "" }
    var (start, end) = (index, index + 1)
    while start > 0, isPart(source[start - 1]), index - start < longest { start -= 1 }
    while end < source.count, isPart(source[end]), end - index < longest { end += 1 }
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x30 && byte <= 0x39
      || "_+-.".utf8.contains(byte)
  }

  private static func isEmptyTuple(near place: Int, _ source: UnsafeRawBufferPointer) -> Bool {
    let start = (max(0, place - 1)..<min(place + 1, source.count)).first { source[$0] == UInt8(ascii: "(") }
    guard let start else { return false }
    let inner = source[(start + 1)...].first { $0 > 0x20 }
    return inner == UInt8(ascii: ")")
  }

  /// Whether the parser stopped at a word or a call, as a script has them.
  private static func isScript(near place: Int, _ source: UnsafeRawBufferPointer) -> Bool {
    (max(0, place - 1)..<min(place + 1, source.count)).contains { index in
      let letter = source[index] | 0x20
      return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || source[index] == UInt8(ascii: "(")
        || source[index...].starts(with: "...".utf8)
    }
  }
}
