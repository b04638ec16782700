import TerminalKit

/// Keeps text in its column after a sign that the terminal may draw two cells wide.
///
/// Unicode calls many signs (lines, dots, arrows, …) ambiguous: East Asian fonts and settings may draw them
/// two cells wide, and terminals do not report it. Nor do all terminals know every combining mark. So the
/// cursor's position is saved before a run of such characters, then restored and moved over the cells they
/// should fill; where they fill those, nothing changes.
///
/// Placeholders of clusters (`ClusterTable`) are replaced here by blanks with the cluster on top, for
/// terminals that draw it narrower, and the cursor is moved as well, for those that draw it wider.
struct SteadyColumns {
  private let save: [UInt8]
  private let restore: [UInt8]

  /// - Parameters:
  ///   - save: The code that saves the cursor's position.
  ///   - restore: The code that moves the cursor back there.
  init(save: String, restore: String) {
    self.save = Array(save.utf8)
    self.restore = Array(restore.utf8)
  }

  /// The bytes of a frame, with codes that hold the cursor's column around signs.
  ///
  /// - Parameters:
  ///   - bytes: Whole characters, in UTF-8.
  ///   - clusters: The clusters whose placeholders occur in `bytes`.
  /// - Complexity: O(*n*).
  func steadied(_ bytes: [UInt8], clusters: ClusterTable = ClusterTable()) -> [UInt8] {
    var copy = Copy(of: bytes, self)
    var position = 0
    while position < bytes.count {
      if let next = SteadyColumns.endOfPlain(at: position, in: bytes) {
        let last = bytes[next - 1] < 0x80 ? (start: next - 1, cells: 1) : (next - 3, 2)
        copy.passPlain(at: position, endingWith: last)
        position = next
        continue
      }
      if let (cluster, next) = clusters.cluster(at: position, in: bytes) {
        copy.putCluster(cluster, insteadOf: position..<next)
        position = next
        continue
      }
      let (next, kind) = SteadyColumns.character(at: position, in: bytes)
      switch kind {
      case .plain(let cells): copy.passPlain(at: position, endingWith: (position, cells))
      case .sign:
        copy.passSign(at: position)
        // A line is one sign many times.
        let sign = position..<next
        position = next
        while SteadyColumns.has(sign, again: position, in: bytes) {
          copy.passSign(at: position)
          position += sign.count
        }
        continue
      case .mark: copy.passMark()
      }
      position = next
    }
    return copy.finished()
  }

  /// The output so far, copied in long pieces.
  private struct Copy {
    private let source: [UInt8]
    private let columns: SteadyColumns
    private var bytes: [UInt8] = []
    private var copied = 0
    /// The cells of the current run of signs and marked characters; 0 outside one.
    private var width = 0
    private var lastPlain = (start: 0, cells: 0)

    init(of source: [UInt8], _ columns: SteadyColumns) {
      self.source = source
      self.columns = columns
      bytes.reserveCapacity(source.count * 2)
    }

    /// - Parameter last: The start and the width of the last character passed.
    mutating func passPlain(at position: Int, endingWith last: (start: Int, cells: Int)) {
      if width > 0 {
        copy(to: position)
        endRun()
      }
      lastPlain = last
    }

    mutating func passSign(at position: Int) {
      if width == 0 { beginRun(at: position) }
      width += 1
    }

    /// Begins a run at the marked character, unless a run is open.
    mutating func passMark() {
      guard width == 0, lastPlain.cells > 0 else { return }
      beginRun(at: lastPlain.start)
      width = lastPlain.cells
    }

    mutating func putCluster(_ cluster: ClusterTable.Entry, insteadOf placeholder: Range<Int>) {
      copy(to: placeholder.lowerBound)
      endRun()
      bytes += columns.save + Array(repeating: UInt8(ascii: " "), count: cluster.width)
      bytes += columns.restore + cluster.bytes
      width = cluster.width
      endRun()
      copied = placeholder.upperBound
      lastPlain = (0, 0)
    }

    consuming func finished() -> [UInt8] {
      copy(to: source.count)
      endRun()
      return bytes
    }

    private mutating func copy(to position: Int) {
      bytes += source[copied..<position]
      copied = position
    }

    private mutating func beginRun(at position: Int) {
      copy(to: position)
      bytes += columns.save
    }

    private mutating func endRun() {
      guard width > 0 else { return }
      bytes += columns.restore + Array("\u{1B}[\(width == 1 ? "" : String(width))C".utf8)
      width = 0
    }
  }

  /// Whether the same sign stands once more at a position; asked for U+2000 to U+2FFF, which begin no placeholder.
  private static func has(_ sign: Range<Int>, again position: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[sign.lowerBound] == 0xE2, position + sign.count <= bytes.count else { return false }
    var offset = 0
    while offset < sign.count, bytes[sign.lowerBound + offset] == bytes[position + offset] { offset += 1 }
    return offset == sign.count
  }

  private enum Kind {
    /// Certainly this many cells.
    case plain(cells: Int)
    /// One cell, or two on some terminals.
    case sign
    /// Drawn on the character before it.
    case mark
  }

  /// The end of the run of ASCII and Han characters at `start`; nil if none begins there.
  ///
  /// Most bytes of a frame are in such runs.
  private static func endOfPlain(at start: Int, in bytes: [UInt8]) -> Int? {
    var end = start
    while end < bytes.count {
      let lead = bytes[end]
      if lead < 0x80 {
        end += 1
      } else if lead >= 0xE5, lead <= 0xE9, end + 3 <= bytes.count {
        end += 3  // U+5000 to U+9FFF, all two cells wide.
      } else {
        break
      }
    }
    return end > start ? end : nil
  }

  /// The end of the character at `start`, and its kind.
  private static func character(at start: Int, in bytes: [UInt8]) -> (end: Int, kind: Kind) {
    let lead = bytes[start]
    guard lead >= 0xC0 else { return (start + 1, .plain(cells: 1)) }
    let end = min(start + (~lead).leadingZeroBitCount, bytes.count)
    var value = UInt32(lead) & 0xFF >> UInt32(end - start + 1)
    for index in start + 1..<end { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    switch Unicode.Scalar(value).map(TextWidth.of) {
    case 2: return (end, .plain(cells: 2))
    case 1: return (end, .sign)
    case 0: return (end, .mark)
    default: return (end, .plain(cells: 1))
    }
  }
}
