import RegionModel

/// Columns side by side that all stand on a row: what the band shows is the choice.
///
/// What a column holds may depend on the columns to its left: a form says how. Moving a column changes the choice at
/// once and fills the columns to its right anew.
public struct Columns: Equatable, Sendable {
  /// What fills the columns.
  enum Form: Equatable, Sendable {
    /// Each column lists what stands below the region of the column before it.
    case linked(Linked)
    /// Columns that do not depend on each other.
    case independent
  }

  /// What linked columns are filled from.
  struct Linked: Equatable, Sendable {
    /// The path that columns go to when they are filled: the root's, then what was selected.
    let preferred: [Region]
    let lockedCount: Int
    let depth: Int?
    let loadsChildren: Bool
  }

  /// How a default names a row.
  public enum Default: Equatable, Sendable {
    case item(String)
    /// Counted from 0.
    case index(Int)
  }

  let form: Form
  public internal(set) var columns: [Column]
  /// The column that keys act on: an index of `columns`, never a locked one unless all are.
  public internal(set) var active: Int
  /// The most columns that there have been: columns that a place lacks leave their room empty.
  public internal(set) var slotCount: Int
  /// The number of the last list that was asked for: it only grows.
  public internal(set) var loadGeneration = 0
  /// Whether the pick is to end with the lists that are on their way: Enter was faster.
  public internal(set) var acceptsOnAnswer = false
  /// What a search found: columns that are still to come go there.
  var awaited: [Region] = []
  /// What a person wrote for the columns' rows, a word a column, as far as it is still to be found or was.
  var words: [String] = []

  /// Columns that do not depend on each other.
  ///
  /// - Parameter selected: A default a column, from the first on; columns without one stand on their first row.
  /// - Throws: What is wrong with a column or a default.
  init(lists: [[String]], selected: [Default]) throws(ColumnsError) {
    guard !lists.isEmpty else { throw .noColumns }
    guard selected.count <= lists.count else { throw .tooManyDefaults(selected.count, columns: lists.count) }
    form = .independent
    columns = []
    for (column, items) in lists.enumerated() {
      guard !items.isEmpty else { throw .emptyColumn(column) }
      let row = column < selected.count ? try Columns.row(selected[column], in: items, column) : 0
      columns.append(Column(.items(items), cursor: row))
    }
    active = 0
    slotCount = columns.count
  }

  private static func row(_ wanted: Default, in items: [String], _ column: Int) throws(ColumnsError) -> Int {
    switch wanted {
    case .item(let item):
      guard let row = items.firstIndex(of: item) else {
        throw .noSuchItem(item, column: column, count: items.count)
      }
      return row
    case .index(let index):
      guard items.indices.contains(index) else {
        throw .indexOutOfRange(index, column: column, count: items.count)
      }
      return index
    }
  }

  /// The first column of a tree; `open` fills the others.
  init(_ tree: RegionTree, options: Options) {
    let rootWords = options.rootWords ?? []
    let linked = Linked(
      preferred: options.rootPath + options.selected, lockedCount: options.rootPath.count + rootWords.count,
      depth: options.depth, loadsChildren: options.loadsChildren)
    form = .linked(linked)
    words = rootWords + (options.selectedWords ?? [])
    columns = [linked.column(0, listing: Listing(tree.roots), preferred: linked.preferred, words: words)]
    active = 0
    slotCount = 1
  }

  public var column: Column { columns[active] }

  /// The regions in the band, highest first.
  public var path: [Region] { columns.compactMap(\.region) }

  /// The rows in the band.
  public var rows: [Int] { columns.map(\.cursor) }

  public func canFocus(_ index: Int) -> Bool { columns.indices.contains(index) && !columns[index].isLocked }

  mutating func reduce(_ action: Action, in sheet: inout Sheet) -> [Effect] {
    switch action {
    case .childrenLoaded(let list, let generation): return take(list, generation: generation, in: &sheet)
    case .childrenFailed(let reason, let generation): fail(reason, generation: generation)
    default: return reducePerson(action, in: &sheet)
    }
    return []
  }

  private mutating func reducePerson(_ action: Action, in sheet: inout Sheet) -> [Effect] {
    switch action {
    case .cursorMoved(let rows): return turn(active, by: rows)
    case .cursorPaged(let pages): return turn(active, byPages: pages, in: sheet)
    case .firstRowAsked: return turn(active, to: 0)
    case .lastRowAsked: return turn(active, to: column.count - 1)
    case .columnMoved(let index, let rows): return turn(index, by: rows)
    case .rowPicked(let row): return turn(active, to: row)
    case .columnRowPicked(let index, let row): return pick(row, in: index)
    case .letterTyped(let letter, let now): return type(letter, at: now, in: &sheet)
    case .letterPicked(let letter): return jump(to: letter)
    case .rowActivated: return confirm(in: &sheet)
    case .cursorAccepted: return acceptCursor(in: &sheet)
    case .stepLeft: focus(active - 1)
    case .stepEntered: focus(active + 1)
    case .stepFocused(let index): focus(index)
    case .stepCycled(let direction): cycle(by: direction)
    default: break
    }
    return []
  }
}

/// Another column is gone to.
extension Columns {
  mutating func focus(_ index: Int) {
    if canFocus(index) { active = index }
  }

  private mutating func cycle(by direction: Int) {
    let open = columns.indices.filter(canFocus)
    guard let position = open.firstIndex(of: active) else { return }
    active = open[(position + direction % open.count + open.count) % open.count]
  }
}

/// The pick ends.
extension Columns {
  /// Takes what the band shows: at once, or when the lists that it lacks have come.
  private mutating func confirm(in sheet: inout Sheet) -> [Effect] {
    if case .failed? = columns[columns.count - 1].listing?.status { return retry() }
    if isWaiting {
      acceptsOnAnswer = true
      return []
    }
    return end(in: &sheet)
  }

  /// Ends with the whole band; a band without a region ends nothing.
  mutating func end(in sheet: inout Sheet) -> [Effect] {
    guard case .linked = form else { return sheet.end(.chosen(rows)) }
    return path.isEmpty ? [] : sheet.end(.picked(path))
  }

  private mutating func acceptCursor(in sheet: inout Sheet) -> [Effect] {
    guard sheet.options.takesAnyLevel, column.region != nil else { return [] }
    return sheet.end(.picked(columns[...active].compactMap(\.region)))
  }
}
