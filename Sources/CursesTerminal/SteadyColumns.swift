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
  func steadied(_ bytes: [UInt8]) -> [UInt8] {
    var steadied: [UInt8] = []
    steadied.reserveCapacity(bytes.count * 2)
    var width = 0
    var copied = 0
    var position = 0
    while position < bytes.count {
      let (next, sign) = SteadyColumns.character(at: position, in: bytes)
      if width > 0, sign == nil {
        steadied += bytes[copied..<position]
        copied = position
        end(run: &width, in: &steadied)
      } else if width == 0, sign == 1 {
        steadied += bytes[copied..<position]
        steadied += save
        copied = position
      }
      if width > 0 || sign == 1 { width += sign ?? 0 }
      position = next
    }
    steadied += bytes[copied...]
    end(run: &width, in: &steadied)
    return steadied
  }

  private func end(run width: inout Int, in bytes: inout [UInt8]) {
    guard width > 0 else { return }
    bytes += restore + Array("\u{1B}[\(width == 1 ? "" : String(width))C".utf8)
    width = 0
  }

  /// Where the character at `start` ends, and what it is: 1 for a sign that may be two cells wide, 0 for a mark on
  /// it, nil for all else: ASCII and what is wide for certain.
  private static func character(at start: Int, in bytes: [UInt8]) -> (end: Int, sign: Int?) {
    let lead = bytes[start]
    guard lead >= 0xC0 else { return (start + 1, nil) }
    let end = min(start + (~lead).leadingZeroBitCount, bytes.count)
    var value = UInt32(lead) & 0xFF >> UInt32(end - start + 1)
    for index in start + 1..<end { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return (end, nil) }
    let width = TextWidth.of(scalar)
    return (end, width == 2 ? nil : width)
  }
}
