/// Whether sections are those of an inventory of hosts, as Ansible reads them:
///
///     [web]
///     host1 ansible_host=10.0.0.1
///
///     [web:vars]
///     http_port=80
extension SectionedLines {
  /// Whether lines are hosts below the names of their groups: some have settings behind their names, or some sections
  /// hold settings or the names of others. What stands in front of the first section lies in none.
  ///
  /// - Parameter lines: The first lines, neither blank nor comments.
  static func areInventory(_ lines: [[UInt8]]) -> Bool {
    var (kind, hosts, hasSettings, hasSections) = ("", 0, false, false)
    for line in lines {
      let isRead = line.withUnsafeBytes { bytes -> Bool in
        let line = withoutRemark(Blank.trimmed(bytes))
        if line.isEmpty { return true }
        if let heading = heading(line) {
          (kind, hasSections) = (heading.kind, true)
          hasSettings = hasSettings || !kind.isEmpty
          return true
        }
        if kind == "vars" { return true }
        let words = line.split(separator: 0x20)
        guard nameEnd(line) != nil, words.count == 1 || isSetting(words[1]) else { return false }
        hosts += 1
        hasSettings = hasSettings || words.count > 1
        return true
      }
      guard isRead else { return false }
    }
    return hasSections && hasSettings && hosts > 0
  }

  /// A line without what is said behind a sign of comments: `host1  # in the cellar`, `; old`.
  static func withoutRemark(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let sign = line.indices.first { at in
      "#;".utf8.contains(line[at]) && (at == 0 || line[at - 1] == 0x20 || line[at - 1] == 0x09)
    }
    return sign.map { Blank.trimmed(UnsafeRawBufferPointer(rebasing: line[..<$0])) } ?? line
  }

  /// `ansible_host=10.0.0.1`
  private static func isSetting(_ word: UnsafeRawBufferPointer.SubSequence) -> Bool {
    guard let sign = word.firstIndex(of: UInt8(ascii: "=")), sign > word.startIndex else { return false }
    return word[..<sign].allSatisfy { ScriptData.isWord($0) || $0 == UInt8(ascii: "-") }
  }
}
