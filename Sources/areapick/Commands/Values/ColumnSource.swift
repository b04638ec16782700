import AreaPicker
import Glibc
import PickerCore

/// Reads the items of columns: from the words themselves, from files, or from standard input.
struct ColumnSource {
  let input: StandardInput
  /// Whether the sheet can open before all of standard input was read.
  let streams: Bool
  private(set) var feed: ItemFeed?
  private var hasReadInput = false

  /// The largest column, in bytes: 2 GB.
  private static let limit = 1 << 31

  init(input: StandardInput, streams: Bool) { (self.input, self.streams) = (input, streams) }

  /// The items of a column; of standard input the first ones, and `feed` reads the others.
  ///
  /// - Parameters:
  ///   - index: The column's number, counted from 0.
  ///   - name: The name of the column, for messages.
  ///   - wanted: The row that the column opens on; nil for the first.
  /// - Throws: `CommandError` if the column cannot be read, or a line has a control character.
  mutating func column(
    _ word: String, _ index: Int, named name: String, opensOn wanted: Columns.Default?
  ) throws(CommandError) -> ItemTable {
    if word == "-" { return try standardInput(index, name, wanted) }
    if word.hasPrefix("@") {
      let path = String(word.dropFirst())
      guard !path.isEmpty else {
        throw CommandError("\(name): a file is wanted after @, as in @cities.txt")
      }
      return try table(file(path, name), "\(name), \(path.shortened)")
    }
    let items = CommaList(word).parts.map(\.text)
    do throws(ItemTable.ItemError) { return try ItemTable(items) } catch {
      throw error.failure("\(name), item \(error.line)", count: items.filter { !$0.isEmpty }.count)
    }
  }

  private func table(_ bytes: [UInt8], _ place: String) throws(CommandError) -> ItemTable {
    do throws(ItemTable.ItemError) { return try ItemTable(lines: bytes) } catch {
      let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0 != [UInt8(ascii: "\r")] }
      throw error.failure("\(place), line \(error.line)", count: lines.count)
    }
  }

  private mutating func standardInput(
    _ index: Int, _ name: String, _ wanted: Columns.Default?
  ) throws(CommandError) -> ItemTable {
    guard !hasReadInput else { throw CommandError("\(name): standard input can be one column only") }
    hasReadInput = true
    try input.checkLines(name, of: "items")
    var reading = ItemReading(STDIN_FILENO, limit: ColumnSource.limit)
    do throws(ItemReadingError) {
      let items = streams ? try reading.opening(on: wanted) : try reading.whole()
      if !reading.isEnded { feed = ItemFeed(reading, column: index) }
      return items
    } catch {
      throw error.failure(name)
    }
  }

  /// Reads a file of any kind to its end, also the pipe that a shell makes for `@<(…)`.
  private func file(_ path: String, _ name: String) throws(CommandError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else {
      throw CommandError("\(name), \(path.shortened): \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    return try ColumnSource.bytes(of: file, "\(name), \(path.shortened)")
  }

  private static func bytes(of file: Int32, _ place: String) throws(CommandError) -> [UInt8] {
    do throws(CommandError) {
      return try TextFile.bytes(of: file, limit: limit, piece: 1 << 18)
    } catch {
      throw error.at(place)
    }
  }
}

extension ItemReadingError {
  /// - Parameter name: The name of the column.
  func failure(_ name: String) -> CommandError {
    let place = "\(name), standard input"
    switch self {
    case .flawed(let flaw, let count, let isAll):
      return flaw.failure("\(place), line \(flaw.line)", count: count, isAll: isAll)
    case .tooLarge(let limit): return CommandError("\(place): larger than \(limit >> 20) MB")
    case .system(let code): return CommandError("\(place): \(String(cString: strerror(code)))")
    }
  }
}
