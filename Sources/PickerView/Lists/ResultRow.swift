import PickerCore
import RegionModel
import RegionSearch
import TerminalKit

/// The columns of a result row.
struct ResultColumns {
  let name: Int
  /// The column where paths begin, if the name before them is short enough.
  let path: Int
  /// The column that no path reaches.
  let pathEnd: Int
  /// The column where the words for the level end, at the right edge; nil if names need the room.
  let rankEnd: Int?

  init(_ grid: Grid, rankWidth: Int) {
    name = grid.resultName
    let end = grid.margin.upperBound
    rankEnd = grid.margin.count >= 26 ? end : nil
    pathEnd = rankEnd.map { $0 - rankWidth - 2 } ?? end
    path = name + min(max((pathEnd - name) * 2 / 5, 8), 28) + 2
  }
}

/// A result as its row shows it: its name, the other name that matched, and the path above it.
struct ResultRow {
  let name: String
  /// The other name that matched; empty if there is none, or if it does not fit.
  let note: String
  let noteColumn: Int
  /// The detail, in the room before the path; empty where the note says the same.
  let detail: String
  let detailColumn: Int
  let pathColumn: Int
  /// The places above that fit, the nearest last.
  let path: [Region]
  /// Whether the whole name fits, and whether everything fits.
  let hasWholeName: Bool
  let isWhole: Bool

  /// A path that would show fewer cells is left out: a Han character and an ASCII ellipsis.
  private static let leastWidth = 4

  /// - Parameter needsCode: Whether another row looks the same: the code then stands in the detail's place, before the path.
  init(
    _ match: SearchMatch, columns: ResultColumns, presentation: Presentation, needsCode: Bool = false
  ) {
    let fullName = SafeText.line(match.region.name)
    name = TextWidth.truncated(
      fullName, to: columns.pathEnd - columns.name, ellipsis: presentation.glyphs.ellipsis)
    hasWholeName = name == fullName
    let noteColumn = columns.name + TextWidth.of(name) + 2
    self.noteColumn = noteColumn
    let alias =
      match.alias.map {
        ResultRow.note($0, of: match.region, presentation.texts, room: columns.path - 2 - noteColumn)
      } ?? ""
    note = noteColumn + TextWidth.of(alias) <= columns.pathEnd ? alias : ""
    let noteEnd = note.isEmpty ? noteColumn : noteColumn + TextWidth.of(note) + 2
    let code = needsCode ? SafeText.line(match.region.code) : ""
    let hasCode = !code.isEmpty && TextWidth.fits(code, in: columns.pathEnd - noteEnd)
    pathColumn = max(columns.path, noteEnd + (hasCode ? TextWidth.of(code) + 2 : 0))
    let (above, room) = (Array(match.path.dropLast()), columns.pathEnd - pathColumn)
    path = ResultRow.nearest(above, width: room, ellipsis: presentation.glyphs.ellipsis)
    detailColumn = noteEnd
    detail =
      hasCode
      ? code
      : ResultRow.detail(
        of: match.region, presentation, note: note,
        room: (path.isEmpty ? columns.pathEnd : pathColumn - 2) - detailColumn)
    let hasWholePath = above.isEmpty || path.count == above.count && ResultRow.width(path) <= room
    isWhole = hasWholeName && note == alias && hasWholePath
  }

  /// Rows as they are shown one below the other: those that would look the same have their codes.
  static func rows(
    _ matches: [SearchMatch], columns: ResultColumns, presentation: Presentation
  ) -> [ResultRow] {
    var rows = matches.map { ResultRow($0, columns: columns, presentation: presentation) }
    let names = rows.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    guard names.contains(where: { $0.value > 1 }) else { return rows }
    let looks = zip(rows, matches).map { row, match in
      let rank = columns.rankEnd == nil ? "" : presentation.texts.rank(match.region)
      return [row.name, row.note, row.detail, row.drawnPath(to: columns.pathEnd, presentation.glyphs), rank]
    }
    let counts = looks.reduce(into: [[String]: Int]()) { $0[$1, default: 0] += 1 }
    for (index, look) in looks.enumerated() where counts[look] ?? 0 > 1 {
      rows[index] = ResultRow(matches[index], columns: columns, presentation: presentation, needsCode: true)
    }
    return rows
  }

  /// The path as it is drawn, cut at a column.
  private func drawnPath(to end: Int, _ glyphs: Glyphs) -> String {
    let start = path.first?.parent == nil ? "" : glyphs.ellipsis + "/"
    let text = start + path.map { SafeText.line($0.name) }.joined(separator: "/")
    return TextWidth.truncated(text, to: max(end - pathColumn, 0), ellipsis: glyphs.ellipsis)
  }

  /// The other name, without its year where paths then begin in their column.
  private static func note(
    _ alias: RegionTree.AliasEntry, of region: Region, _ texts: Texts, room: Int
  ) -> String {
    let whole = SafeText.line(texts.alias(alias, of: region))
    if TextWidth.fits(whole, in: room) { return whole }
    let short = SafeText.line(texts.alias(alias, of: region, hasYear: false))
    return TextWidth.fits(short, in: room) ? short : whole
  }

  private static func detail(of region: Region, _ presentation: Presentation, note: String, room: Int)
    -> String
  {
    guard presentation.detail != .none else { return "" }
    let text = presentation.detail.text(of: region, room: room, ellipsis: presentation.glyphs.ellipsis)
    return text.isEmpty || presentation.detail.isSaid(text, in: note) ? "" : text
  }

  /// The nearest places above whose names fit, with slashes between them and an ellipsis for those left out.
  ///
  /// The nearest is always included, unless there is no room at all.
  private static func nearest(_ above: [Region], width: Int, ellipsis: String) -> [Region] {
    guard width >= leastWidth else { return [] }
    var first = 0
    while first + 1 < above.count,
      self.width(above[first...]) + (first > 0 ? TextWidth.of(ellipsis) + 1 : 0) > width
    {
      first += 1
    }
    return Array(above[first...])
  }

  private static func width(_ path: some Collection<Region>) -> Int {
    path.reduce(-1) { $0 + TextWidth.of(SafeText.line($1.name)) + 1 }
  }
}
