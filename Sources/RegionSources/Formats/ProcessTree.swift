/// Processes as `pstree` prints them: a line holds several, and a branch stands below the one that it belongs to.
///
///     systemd-+-cron
///             |-login---bash---vim
///             `-sshd---bash-+-grep
///                           `-pstree
struct ProcessTree {
  private let text: SourceText
  private let signs: Signs
  private var records = Records()
  /// Where branches begin, in characters from the left, and what they belong to.
  private var branches: [(column: Int, record: Int)] = []

  /// How the lines are drawn.
  private struct Signs {
    let fork: String
    let chain: String
    let branches: [String]
    let bar: UInt8

    static let ascii = Signs(fork: "-+-", chain: "---", branches: ["|-", "`-"], bar: UInt8(ascii: "|"))
    /// The first byte of all box-drawing characters.
    static let box = Signs(fork: "─┬─", chain: "───", branches: ["├─", "└─"], bar: 0xE2)
  }

  /// The tree of such a text; nil where it is something else.
  static func interpretation(_ text: SourceText) -> Interpretation? {
    guard let signs = signs(text) else { return nil }
    var tree = ProcessTree(text: text, signs: signs)
    var isTree = true
    forEachLine(text.source) { start, end in
      let line = UnsafeRawBufferPointer(rebasing: text.source[start..<end])
      guard isTree, !Blank.trimmed(line).isEmpty else { return }
      isTree = tree.read(line, at: start)
    }
    guard isTree, tree.records.count > 1 else { return nil }
    tree.cutNumbers()
    return Interpretation(
      records: tree.records, understanding: Understanding(format: .lines, shape: "a tree of processes"))
  }

  private init(text: SourceText, signs: Signs) { (self.text, self.signs) = (text, signs) }

  /// The signs of a text whose first line forks, and whose second line begins below the fork.
  private static func signs(_ text: SourceText) -> Signs? {
    let lines = TextShape.lines(text.source).prefix(2)
    guard lines.count == 2 else { return nil }
    return [Signs.ascii, Signs.box].first { signs in
      guard let fork = place(of: signs.fork, in: lines[0][...]), fork > 0 else { return false }
      let blanks = lines[1].prefix { $0 == 0x20 }.count
      return blanks > 0 && blanks < lines[1].count
        && lines[1][blanks...].first.map { byte in
          byte == signs.bar || byte == signs.branches[1].utf8.first
        } ?? false && blanks == characters(lines[0][..<fork]) + 1
    }
  }

  /// The offset of a sign in bytes.
  private static func place(of sign: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let sign = Array(sign.utf8)
    guard bytes.count >= sign.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - sign.count)).first { bytes[$0...].starts(with: sign) }
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// - Returns: False where a branch belongs to nothing.
  private mutating func read(_ line: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let bytes = Array(line)[...]
    var (index, parent) = (0, -1)
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == signs.bar || bytes[index] == 0x60 {
      if let branch = signs.branches.first(where: { bytes[index...].starts(with: $0.utf8) }) {
        let column = ProcessTree.characters(bytes[..<index])
        branches.removeAll { $0.column > column }
        guard let last = branches.last, last.column == column else { return false }
        parent = last.record
        index += branch.utf8.count
        break
      }
      index += bytes[index] == 0xE2 ? 3 : 1
    }
    if parent < 0 {
      guard index == 0 else { return false }
      branches.removeAll()
    }
    while index < bytes.count {
      // Several processes that are alike are one name with all that they started: `2*[sshd---bash]`.
      let isGroup = bytes[index...].drop { $0 >= 0x30 && $0 <= 0x39 }.starts(with: "*[".utf8)
      let fork = isGroup ? nil : ProcessTree.place(of: signs.fork, in: bytes[index...])
      let chain = isGroup ? nil : ProcessTree.place(of: signs.chain, in: bytes[index...])
      let end = min(fork ?? bytes.count, chain ?? bytes.count)
      let name = text.trimmed(Slice(start: UInt32(place + index), count: UInt32(end - index)))
      guard !name.isEmpty else { return false }
      parent = records.append(name: name, parent: parent, place: name.start)
      if end == fork { branches.append((ProcessTree.characters(bytes[..<end]) + 1, parent)) }
      index = end + (end < bytes.count ? signs.chain.utf8.count : 0)
    }
    return true
  }

  /// Takes the numbers behind the names as codes, where each process has one: `bash(1203)`.
  private mutating func cutNumbers() {
    var cut: [(name: Slice, code: Slice)] = []
    for name in records.names {
      let digits = text.bytes(name) { bytes -> Int in
        guard bytes.last == UInt8(ascii: ")") else { return 0 }
        return bytes.dropLast().reversed().prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      }
      let open = Int(name.count) - digits - 2
      guard digits > 0, open > 0, text.bytes(name, { $0[open] }) == UInt8(ascii: "(") else { return }
      cut.append(
        (
          Slice(start: name.start, count: UInt32(open)),
          Slice(start: name.start + UInt32(open) + 1, count: UInt32(digits))
        ))
    }
    (records.names, records.codes) = (cut.map(\.name), cut.map(\.code))
  }
}
