import TerminalKit

/// Keeps what stands behind a sign in its column where the terminal draws the sign two cells wide.
///
/// Unicode calls many signs (lines, dots, arrows, …) ambiguous: in fonts and settings for East Asian text they may
/// fill two cells, and no terminal says whether they do. So the cursor is put back before a run of them and moved
/// over the cells that they are to fill, which changes nothing where they fill one.
struct SteadyColumns {
  private let save: [UInt8]
  private let restore: [UInt8]

  /// - Parameters:
  ///   - save: Keeps the place of the cursor.
  ///   - restore: Puts the cursor back there.
  init(save: String, restore: String) {
    self.save = Array(save.utf8)
    self.restore = Array(restore.utf8)
  }

  /// The bytes of a frame with the cursor kept in place around the signs in it.
  ///
  /// - Parameter bytes: Whole characters, in UTF-8.
  /// - Complexity: O(*n*).
  func steadied(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var steadied: [UInt8] = []
    steadied.reserveCapacity(bytes.count * 2)
    var width = 0
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let next = SteadyColumns.end(ofCharacterAt: position, in: bytes)
      let added = SteadyColumns.width(ofSign: bytes[position..<next])
      if width > 0, added == nil { end(run: &width, in: &steadied) }
      if width == 0, added == 1 { steadied += save }
      if width > 0 || added == 1 { width += added ?? 0 }
      steadied += bytes[position..<next]
      position = next
    }
    end(run: &width, in: &steadied)
    return steadied
  }

  private func end(run width: inout Int, in bytes: inout [UInt8]) {
    guard width > 0 else { return }
    bytes += restore + Array("\u{1B}[\(width == 1 ? "" : String(width))C".utf8)
    width = 0
  }

  private static func end(ofCharacterAt start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    guard bytes[start] >= 0xC0 else { return start + 1 }
    return bytes[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
  }

  /// 1 for a sign that may be two cells wide, 0 for a mark on it, nil for all else: ASCII and what is wide for
  /// certain.
  private static func width(ofSign bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 1, let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    let width = TextWidth.of(scalar)
    return width == 2 ? nil : width
  }
}
