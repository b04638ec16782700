/// Names that go on over lines, as cells of spreadsheets and texts of databases do.
enum SingleLine {
  /// A name with a blank for each run of line ends, tabs and blanks that holds one of them; nil where none is in it.
  ///
  /// - Complexity: O(*n*) in the bytes of the name.
  static func made(from name: UnsafeRawBufferPointer) -> [UInt8]? {
    guard name.contains(where: isBreak) else { return nil }
    var (line, isAfterBreak): ([UInt8], Bool) = ([], false)
    for byte in name {
      if isBreak(byte) {
        if line.last != 0x20, !line.isEmpty { line.append(0x20) }
        isAfterBreak = true
      } else if byte != 0x20 || !isAfterBreak {
        line.append(byte)
        isAfterBreak = false
      }
    }
    while line.last == 0x20 { line.removeLast() }
    return line
  }

  /// A name as it is shown.
  static func text(_ name: UnsafeRawBufferPointer) -> String {
    String(decoding: made(from: name) ?? Array(name), as: UTF8.self)
  }

  @inline(__always)
  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
