import CNCurses

/// Clusters as the C library measures them, character by character; ncurses and simple terminals do the same.
enum LibraryWidth {
  /// The mark of a cluster that is a character of the same width with one mark; nil for others.
  ///
  /// Variation selectors do not count: some terminals change the width at them, and ncurses gets numbers in
  /// them.
  static func mark(in scalars: [Unicode.Scalar], width: Int) -> wchar_t? {
    guard scalars.count == 2, wcwidth(wchar_t(scalars[0].value)) == Int32(width) else { return nil }
    let mark = wchar_t(scalars[1].value)
    return wcwidth(mark) == 0 && !scalars[1].properties.isVariationSelector ? mark : nil
  }

  /// The part of a cluster that fits its cells: characters with one mark each, then blanks.
  static func parts(of scalars: [Unicode.Scalar], width: Int) -> [(character: wchar_t, mark: wchar_t)] {
    var parts: [(character: wchar_t, mark: wchar_t)] = []
    var room = width
    for scalar in scalars where scalar.properties.generalCategory != .format {
      let character = wchar_t(scalar.value)
      let cells = Int(wcwidth(character))
      if cells > room || cells < 0 { break }
      if cells > 0 {
        parts.append((character, 0))
      } else if let last = parts.indices.last, parts[last].mark == 0, !scalar.properties.isVariationSelector {
        parts[last].mark = character
      }
      room -= cells
    }
    return parts + Array(repeating: (wchar_t(0x20), 0), count: room)
  }

  /// The most cells that a terminal may use for a cluster; some use two for half a flag.
  static func widest(_ scalars: [Unicode.Scalar]) -> Int {
    scalars.reduce(0) { width, scalar in
      let isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      return width + (isHalfFlag ? 2 : max(Int(wcwidth(wchar_t(scalar.value))), 0))
    }
  }
}
