import Glibc
import PickerCore

/// Reads the items of a column piece by piece, as they come.
package struct ItemReading: Sendable {
  /// Whether everything was read.
  package private(set) var isEnded = false
  private let file: Int32
  private let limit: Int
  private var length = 0
  /// The number of the next line, counted from 1.
  private var line = 1
  private var count = 0
  /// The beginning of a line whose end has not come.
  private var rest: [UInt8] = []
  /// How many bytes a piece has at most, but for a longer line: few at first, so that the sheet opens soon.
  private var most = 1 << 16

  private static let largestPiece = 1 << 20
  /// How long the sheet waits for more items when the first are there, in milliseconds: a short list opens whole.
  private static let moment: Milliseconds = 30
  /// How many items it does not wait any longer for.
  private static let enough = 4096
  /// How long the items behind one that cannot be shown are counted, in milliseconds.
  private static let patience: Milliseconds = 200

  /// - Parameters:
  ///   - file: Stays open.
  ///   - limit: The largest column, in bytes.
  package init(_ file: Int32, limit: Int) { (self.file, self.limit) = (file, limit) }

  /// The items that a sheet opens with: the first that come, and all others up to the wanted one.
  ///
  /// - Parameter wanted: The row that it opens on; nil for the first.
  /// - Returns: No items only if there are none.
  /// - Throws: As `next`.
  package mutating func opening(on wanted: Columns.Default?) throws(ItemReadingError) -> ItemTable {
    var items = ItemTable()
    var isThere = wanted == nil
    var start: Milliseconds?
    while !isEnded {
      let left = start.map { max($0 + ItemReading.moment - Clock.now, 0) }
      if isThere, left == 0 || items.count >= ItemReading.enough { break }
      let more = try next(within: isThere ? left : nil)
      items.append(more)
      isThere = isThere || wanted.map { more.holds($0, of: items.count) } ?? true
      if !items.isEmpty { start = start ?? Clock.now }
    }
    return items
  }

  /// All items up to the end.
  ///
  /// - Throws: As `next`.
  package mutating func whole() throws(ItemReadingError) -> ItemTable {
    var items = ItemTable()
    while !isEnded { items.append(try next()) }
    return items
  }

  /// The items of the lines that have come: of one line at least, unless the input ends or the time is over.
  ///
  /// - Parameter wait: How long to wait for the first line, in milliseconds; nil for as long as it takes.
  /// - Throws: `ItemReadingError` for what cannot be read or shown; nothing is read after that.
  mutating func next(within wait: Milliseconds? = nil) throws(ItemReadingError) -> ItemTable {
    let bytes = try lines(within: wait)
    do throws(ItemTable.ItemError) {
      let items = try ItemTable(lines: bytes, from: line)
      line += items.lineCount
      count += items.count
      return items
    } catch {
      count += ItemReading.itemCount(bytes)
      countRest()
      throw .flawed(error, count: count, isAll: isEnded)
    }
  }

  /// The whole lines that have come, and behind the last of them what the input ends with.
  private mutating func lines(within wait: Milliseconds?) throws(ItemReadingError) -> [UInt8] {
    var (bytes, end) = (rest, 0)
    rest = []
    let start = Clock.now
    while end == 0 || bytes.count < most {
      let left = end > 0 ? 0 : wait.map { max($0 - (Clock.now - start), 0) }
      guard isReady(within: left) else { break }
      let before = bytes.count
      guard try read(into: &bytes) else { return bytes }
      end = bytes[before...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
    }
    if bytes.count >= most { most = min(most * 2, ItemReading.largestPiece) }
    rest = Array(bytes[end...])
    bytes.removeSubrange(end...)
    return bytes
  }

  /// Reads what is there; returns false at the end.
  private mutating func read(into bytes: inout [UInt8]) throws(ItemReadingError) -> Bool {
    let room = most
    var result = 0
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      result = Glibc.read(file, buffer.baseAddress, room)
      count = max(result, 0)
    }
    if result < 0, errno != EINTR, errno != EAGAIN { throw .system(errno: errno) }
    isEnded = result == 0
    length += piece.count
    guard length <= limit else { throw .tooLarge(limit: limit) }
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    return !isEnded
  }

  /// - Parameter wait: In milliseconds; nil for ever.
  private func isReady(within wait: Milliseconds?) -> Bool {
    var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&wanted, 1, wait.map { Int32(clamping: $0) } ?? -1)
      if ready >= 0 || errno != EINTR { return ready != 0 }
    }
  }

  /// Counts the items that come soon, for a message that says how many there are.
  private mutating func countRest() {
    let end = Clock.now + ItemReading.patience
    while !isEnded, Clock.now < end {
      guard let bytes = try? lines(within: end - Clock.now) else { return }
      count += ItemReading.itemCount(bytes)
    }
  }

  /// How many lines are items, whatever stands in them.
  private static func itemCount(_ bytes: [UInt8]) -> Int {
    var (count, length) = (0, 0)
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if length > 0 { count += 1 }
        length = 0
      } else if byte != UInt8(ascii: "\r") {
        length += 1
      }
    }
    return length > 0 ? count + 1 : count
  }
}

/// Why no more items are read.
package enum ItemReadingError: Error, Equatable, Sendable {
  /// A line that cannot be shown; `count` is how many items there are, or so far if not `isAll`.
  case flawed(ItemTable.ItemError, count: Int, isAll: Bool)
  case tooLarge(limit: Int)
  case system(errno: Int32)
}

extension ItemTable {
  /// Whether the row that a default names is there.
  ///
  /// - Parameter count: How many items there are with those before this table.
  fileprivate func holds(_ wanted: Columns.Default, of count: Int) -> Bool {
    switch wanted {
    case .item(let text): row(of: text) != nil
    case .index(let index): index < count
    }
  }
}
