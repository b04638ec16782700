import TerminalKit

/// Keeps what stands behind a sign in its column where the terminal draws the sign two cells wide.
///
/// Unicode calls many signs (lines, dots, arrows, …) ambiguous: in fonts and settings for East Asian text they may
/// fill two cells, and no terminal says whether they do. Nor does any know all marks that are drawn on the character
/// before them. So the cursor is put back before a run of them and moved over the cells that they are to fill, which
/// changes nothing where they fill those.
///
/// Clusters that ncurses knows by a number alone (`ClusterTable`) are put in here: on blanks, for terminals that draw
/// them narrower than they are to be, and with the cursor put back, for those that draw them wider.
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
  /// - Parameters:
  ///   - bytes: Whole characters, in UTF-8.
  ///   - clusters: Those whose numbers are among them.
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
      case .sign: copy.passSign(at: position)
      case .mark: copy.passMark()
      }
      position = next
    }
    return copy.finished()
  }

  /// The bytes so far, copied in pieces as long as may be.
  private struct Copy {
    private let source: [UInt8]
    private let columns: SteadyColumns
    private var bytes: [UInt8] = []
    private var copied = 0
    /// Of the run of signs and marked characters that is being written; 0 between them.
    private var width = 0
    private var lastPlain = (start: 0, cells: 0)

    init(of source: [UInt8], _ columns: SteadyColumns) {
      self.source = source
      self.columns = columns
      bytes.reserveCapacity(source.count * 2)
    }

    /// - Parameter last: The last of the characters that are passed: where it starts, and its width.
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

    /// A run begins with the character that the mark is drawn on, unless there is one.
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

  private enum Kind {
    /// Of so many cells for certain.
    case plain(cells: Int)
    /// One cell, or two.
    case sign
    /// Drawn on the character before it.
    case mark
  }

  /// Where a run of ASCII and Han characters ends that begins at `start`; nil where none begins there. Most bytes of a
  /// frame are in such runs.
  private static func endOfPlain(at start: Int, in bytes: [UInt8]) -> Int? {
    var end = start
    while end < bytes.count {
      let lead = bytes[end]
      if lead < 0x80 {
        end += 1
      } else if lead >= 0xE5, lead <= 0xE9, end + 3 <= bytes.count {
        end += 3  // U+5000 to U+9FFF, all of them two cells wide.
      } else {
        break
      }
    }
    return end > start ? end : nil
  }

  /// Where the character at `start` ends, and what it is.
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
