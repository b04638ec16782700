/// What `git ls-tree -r` and `git ls-files -s` print: the mode and the hash of a file, a tab, and its path.
enum TrackedFiles {
  /// The table of the paths; nil where the lines are others.
  static func table(_ text: SourceText) -> Table? {
    guard let first = text.source.first, first >= 0x30, first <= 0x39 else { return nil }
    var table = Table(text, width: 1)
    table.header = ["path"]
    var areFiles = true
    forEachLine(text.source) { start, end in
      guard areFiles, start < end else { return }
      guard let tab = tab(UnsafeRawBufferPointer(rebasing: text.source[start..<end])) else {
        areFiles = false
        return
      }
      table.append(
        [Slice(start: UInt32(start + tab + 1), count: UInt32(end - start - tab - 1))], at: UInt32(start))
    }
    return areFiles && table.count > 0 ? table : nil
  }

  /// Where the path of a line begins: behind six digits, words, a hash, and a tab.
  private static func tab(_ line: UnsafeRawBufferPointer) -> Int? {
    guard line.count > 12, line[6] == 0x20, modes.contains(where: line.starts),
      let tab = line.firstIndex(of: 0x09), tab + 1 < line.count
    else { return nil }
    let words = line[7..<tab].split(separator: 0x20)
    let hasKind = words.first.map { word in kinds.contains { word.elementsEqual($0) } } ?? false
    guard words.count > 1, words.count < 4, hasKind || words[1].count == 1 else { return nil }
    let hash = words[hasKind ? 1 : 0]
    let isHash =
      hash.count >= 4 && hash.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66 }
    return isHash ? tab : nil
  }

  /// Those of folders, files, links and modules.
  private static let modes = ["040000", "100644", "100755", "100664", "120000", "160000"].map {
    Array($0.utf8)
  }
  private static let kinds = ["blob", "tree", "commit"].map { Array($0.utf8) }
}
