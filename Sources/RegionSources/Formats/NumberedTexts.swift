/// Scripts of two linked selects, in which a text for each number holds what lies below a name of a list:
///
///     var country_arr = new Array("Austria", "Belgium");
///     var s_a = new Array();
///     s_a[0] = "";
///     s_a[1] = "Tyrol|Vienna";
///     s_a[2] = "Antwerp|Ghent";
struct NumberedTexts {
  private let bytes: UnsafeRawBufferPointer
  /// By the name of the variable, the text of each number.
  private var texts: [String: [Int: String]] = [:]
  /// The variables, the first first.
  private var names: [String] = []

  private static let separator: Character = "|"
  /// The greatest number.
  private static let most = 10_000

  /// The JSON of the names with what lies below each; nil in any other script.
  ///
  /// - Complexity: O(1) in a text that begins as JSON does, else O(*n*).
  static func json(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let first = bytes.first(where: { $0 > 0x20 }), !"{[<".utf8.contains(first),
      Bytes.hold("[1]", in: bytes)
    else { return nil }
    var reader = NumberedTexts(bytes)
    reader.readTexts()
    return reader.json()
  }

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func readTexts() {
    var at = bytes.startIndex
    while let open = bytes[at...].firstIndex(of: UInt8(ascii: "[")) {
      at = open + 1
      guard let (name, number, text, end) = assignment(bracket: open) else { continue }
      if texts[name] == nil { names.append(name) }
      texts[name, default: [:]][number] = text
      at = end
    }
  }

  /// A text that is assigned to a number of a variable, and where it ends: `s_a[1] = "…"`.
  private func assignment(bracket open: Int) -> (name: String, number: Int, text: String, end: Int)? {
    var start = open
    while start > 0, ScriptData.isWord(bytes[start - 1]), open - start < 40 { start -= 1 }
    let digits = bytes[(open + 1)...].prefix(5).prefix { (0x30...0x39).contains($0) }
    guard start < open, digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "]"),
      let number = Int(String(decoding: digits, as: UTF8.self)), number <= NumberedTexts.most
    else { return nil }
    let sign = ScriptData.behindBlanks(bytes, digits.endIndex + 1)
    guard sign < bytes.count, bytes[sign] == UInt8(ascii: "=") else { return nil }
    guard let (text, end) = text(at: ScriptData.behindBlanks(bytes, sign + 1)) else { return nil }
    let next = bytes[end...].first { $0 != 0x20 && $0 != 0x09 } ?? 0x0A
    guard ";\r\n".utf8.contains(next) else { return nil }
    return (String(decoding: bytes[start..<open], as: UTF8.self), number, text, end)
  }

  /// The text in quotes that begins at a place, and where it ends; nil where none does, or it does not end on its line.
  private func text(at start: Int) -> (text: String, end: Int)? {
    guard start < bytes.count, "\"'".utf8.contains(bytes[start]) else { return nil }
    var (text, at): ([UInt8], Int) = ([], start + 1)
    while at < bytes.count, bytes[at] != bytes[start] {
      guard bytes[at] != 0x0A else { return nil }
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count { at += 1 }
      text.append(max(bytes[at], 0x20))
      at += 1
    }
    return at < bytes.count ? (String(decoding: text, as: UTF8.self), at + 1) : nil
  }

  /// The lists of texts alone that are assigned to a variable: `new Array("A", "B")`, `["A", "B"]`.
  private func lists() -> [[String]] {
    var lists: [[String]] = []
    var at = bytes.startIndex
    while let sign = bytes[at...].firstIndex(of: UInt8(ascii: "=")) {
      at = sign + 1
      var next = ScriptData.behindBlanks(bytes, at)
      for word in ["new", "Array"] where bytes[next...].starts(with: word.utf8) {
        next = ScriptData.behindBlanks(bytes, next + word.utf8.count)
      }
      guard next < bytes.count, "[(".utf8.contains(bytes[next]), let list = list(at: next) else { continue }
      lists.append(list)
    }
    return lists
  }

  private func list(at open: Int) -> [String]? {
    var (list, at): ([String], Int) = ([], open)
    repeat {
      guard let (text, end) = text(at: ScriptData.behindBlanks(bytes, at + 1)) else { return nil }
      list.append(text)
      at = ScriptData.behindBlanks(bytes, end)
    } while at < bytes.count && bytes[at] == UInt8(ascii: ",")
    return at < bytes.count && ")]".utf8.contains(bytes[at]) && list.count > 1 ? list : nil
  }

  private func json() -> [UInt8]? {
    guard names.count == 1, let texts = texts[names[0]], texts.count > 1, let last = texts.keys.max(),
      texts.values.contains(where: { $0.contains(NumberedTexts.separator) }),
      (1...last).allSatisfy({ texts[$0] != nil })
    else { return nil }
    // Number 0 is the row that says to choose.
    let shift = texts[0]?.isEmpty ?? true ? 1 : 0
    let upper = lists().filter {
      last - shift < $0.count && !$0.contains { $0.contains(NumberedTexts.separator) }
    }
    guard upper.count == 1, let names = upper.first, names.count <= 2 * last + 2 else { return nil }
    var output: [UInt8] = []
    for (index, name) in names.enumerated() {
      output.append(index == 0 ? "[{\"name\":" : "]},{\"name\":")
      output.append(quoted: name)
      output.append(",\"children\":[")
      for (number, text) in (texts[index + shift] ?? "").split(separator: NumberedTexts.separator)
        .enumerated()
      {
        if number > 0 { output.append(",") }
        output.append(quoted: String(text))
      }
    }
    output.append("]}]")
    return output
  }
}
