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
    /// Columns that do not depend on each other; what they are called.
    case independent(titles: [String])
    /// Parts of a day or a time: the columns show what can be chosen.
    case moments(Moments)
  }

  /// What linked columns are filled from.
  struct Linked: Equatable, Sendable {
    /// The path that columns go to when they are filled: the root's, then what was selected.
    let preferred: [Region]
    let lockedCount: Int
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
  /// The line that is written into columns without a tree: a text to find, or a day; nil while none is.
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
    default: return reduceMoments(action, in: &sheet)
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
    switch form {
    case .linked: endPath(path, in: &sheet)
    case .independent: sheet.end(.chosen(rows))
    case .moments(let moments): sheet.end(.moment(moments.choice))
    }
  }

  private mutating func acceptCursor(in sheet: inout Sheet) -> [Effect] {
    guard sheet.options.takesAnyLevel, column.region != nil else { return [] }
    return endPath(columns[...active].compactMap(\.region), in: &sheet)
  }

  /// Ends with a path of which the data lets every step be chosen; else says which it does not.
  private func endPath(_ path: [Region], in sheet: inout Sheet) -> [Effect] {
    if let region = path.first(where: { $0.flags.contains(.disabled) }) {
      sheet.notice = .disabled(region)
      return []
    }
    return path.isEmpty ? [] : sheet.end(.picked(path))
  }
}
