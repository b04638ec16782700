import RegionModel

/// Columns side by side, each with one row in the band; the band is the choice.
///
/// `form` says how columns depend on those to their left. Turning a column changes the choice at once and refills the
/// columns to its right.
public struct Columns: Equatable, Sendable {
  /// The source of the columns' rows.
  enum Form: Equatable, Sendable {
    /// Each column lists the children of the region in the column to its left.
    case linked(Linked)
    /// Columns that do not depend on each other, with their headings.
    case independent(titles: [String])
    /// Parts of a day or a time: each column shows the numbers that can be chosen.
    case moments(Moments)
  }

  /// The settings of linked columns.
  struct Linked: Equatable, Sendable {
    /// The path that new columns stand on where they can: the root path, then the preselected one.
    let preferred: [Region]
    var lockedCount: Int
    let depth: Int?
    let loadsChildren: Bool
    /// Which places count; nil for all.
    let filter: RegionFilter?
  }

  /// How a default names a row.
  public enum Default: Equatable, Sendable {
    case item(String)
    /// Counted from 0.
    case index(Int)
  }

  var form: Form
  public internal(set) var columns: [Column]
  /// The column that keys act on: an index of `columns`, never a locked one unless all are.
  public internal(set) var active: Int
  /// The largest number of columns so far: a missing column leaves its room empty, so that the others stay in place.
  public internal(set) var slotCount: Int
  /// The number of the last list that was requested: it only grows.
  public internal(set) var loadGeneration = 0
  /// Whether Enter came before the last list, or before the item that is looked for: if nothing is in that list, or when the
  /// item comes, the pick ends.
  public internal(set) var acceptsOnAnswer = false
  /// The path that a search found: columns that are still to come go there.
  var awaited: [Region] = []
  /// The names or codes, one for each column, that a person gave for the path; those before the last column are found.
  var words: [String] = []
  /// The text of the entry line in columns without a tree; nil while it is closed.
  public internal(set) var entry: SearchLine?
  /// Where the columns stood before the line was opened.
  var beforeEntry: Standing?

  /// Columns without a tree.
  init(_ pick: ValuePick) {
    switch pick {
    case .items(let pick):
      form = .independent(titles: pick.titles)
      columns = zip(pick.lists, pick.rows).map { Column(.items($0), cursor: $1) }
    case .moment(let pick):
      let moments = Moments(pick)
      form = .moments(moments)
      columns = Columns.columns(of: moments)
    }
    active = 0
    slotCount = columns.count
  }

  /// The first column of a tree; `open` fills the others.
  init(_ tree: RegionTree, options: Options) {
    let rootWords = options.rootWords ?? []
    let linked = Linked(
      preferred: options.rootPath + options.selected, lockedCount: options.rootPath.count + rootWords.count,
      depth: options.depth, loadsChildren: options.loadsChildren, filter: options.filter)
    form = .linked(linked)
    words = rootWords + (options.selectedWords ?? [])
    columns = [
      linked.column(0, listing: linked.listing(tree.roots), preferred: linked.preferred, words: words)
    ]
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
    case .timeTold(let now): return tell(now)
    case .itemsAwaited(let column): setReading(true, column)
    case .itemsRead(let items, let column): return take(items, in: column, in: &sheet)
    case .itemsEnded(let column): setReading(false, column)
    default: return reducePerson(action, in: &sheet)
    }
    return []
  }

  private mutating func reducePerson(_ action: Action, in sheet: inout Sheet) -> [Effect] {
    switch action {
    case .cursorMoved(let rows): return turn(active, by: rows)
    case .cursorPaged(let pages): return turn(active, byPages: pages, in: sheet)
    case .firstRowAsked: return turn(active, to: column.listing?.list.firstToChoose ?? 0)
    case .lastRowAsked: return turn(active, to: column.listing?.list.lastToChoose ?? column.count - 1)
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
    default: return reduceMoments(action, in: &sheet)
    }
    return []
  }
}

/// Focusing another column.
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

/// Ending the pick.
extension Columns {
  /// Handles Enter: takes the rows in the band, or retries a failed list.
  ///
  /// While the last list is loading, the band is whole only if nothing is in it: rows that come would be taken unseen.
  private mutating func confirm(in sheet: inout Sheet) -> [Effect] {
    if complain(in: &sheet) { return [] }
    if case .failed? = columns[columns.count - 1].listing?.status { return retry() }
    if isWaiting {
      acceptsOnAnswer = true
      return []
    }
    return end(in: &sheet)
  }

  /// Ends the pick with the whole band; linked columns without any region end nothing.
  mutating func end(in sheet: inout Sheet) -> [Effect] {
    switch form {
    case .linked: endPath(path, in: &sheet)
    case .independent: sheet.end(.chosen(rows))
    case .moments(let moments): sheet.end(.moment(moments.choice))
    }
  }

  private mutating func acceptCursor(in sheet: inout Sheet) -> [Effect] {
    guard sheet.options.takesAnyLevel, let path = pathToActive else { return [] }
    return endPath(path, in: &sheet)
  }

  /// The path that is taken as it is: down to the active column, or to the one before it while that has no rows.
  ///
  /// Nil where nothing below the root is on it.
  public var pathToActive: [Region]? {
    let path = columns[...active].compactMap(\.region)
    return path.count > columns.prefix { $0.isLocked }.count ? path : nil
  }

  /// Ends with a path, if the data lets every region below the root be chosen.
  private func endPath(_ path: [Region], in sheet: inout Sheet) -> [Effect] {
    let rootCount = columns.prefix { $0.isLocked }.count
    guard !path.isEmpty, sheet.canChoose(path.dropFirst(rootCount)) else { return [] }
    return sheet.end(.picked(path))
  }
}
