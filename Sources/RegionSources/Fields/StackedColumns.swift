/// Levels whose values may be numbers: years above months, floors above rooms, grades above classes.
///
///     Building,Floor,Room        year,make,model
///     A,1,101                    2023,Ford,F1
///
/// Elsewhere a column of numbers is a quantity or a code. Here its heading counts places or times, it stands beside other
/// levels, and the rows are not told apart without it.
struct StackedColumns {
  /// The columns, the highest level first.
  private(set) var columns: [Int] = []

  private let table: Table
  private let contents: [ColumnContent]
  private let rows: Int
  private let names: [String]

  /// The most cells that are examined, and the most levels.
  private static let mostRows = 1_000
  private static let mostLevels = 12

  /// Nil where no column of numbers is a level.
  ///
  /// - Parameter name: The column that is the rows' name by its heading, or for want of a better one.
  init?(_ table: Table, _ contents: [ColumnContent], name: Int?) {
    self.table = table
    self.contents = contents
    rows = min(table.count, StackedColumns.mostRows)
    guard rows > 2, !table.header.isEmpty else { return nil }
    names = table.header.map(FieldNames.normalized)
    let isMeant = names.indices.contains { contents[$0].isNumbers && CountedWords.areIn(names[$0]) }
    guard isMeant, let found = found(name) else { return nil }
    columns = found
  }

  private func found(_ name: Int?) -> [Int]? {
    guard let first = names.indices.first(where: isLevel) else { return nil }
    let rowNames = RowNames(table: table, contents: contents)
    // A name a row in front of levels is no place in them.
    if rowNames.before(first) != nil { return nil }
    var run = [first]
    for column in names.indices.dropFirst(first + 1).prefix(StackedColumns.mostLevels) {
      let isBetween = isText(column) && column + 1 < names.count && isLevel(column + 1)
      guard isLevel(column) || isBetween else { break }
      run.append(column)
    }
    // The makes above models, whatever they are called; a runner with a year is no make.
    let isTime = run.count == 1 && CountedWords.rank(names[first]) != nil
    if first == 1, !isTime, isText(0), contents[0].distinct * 3 <= contents[0].filled * 2 {
      run.insert(0, at: 0)
    }
    // A year or a room behind levels that tell the rows apart already is what a place has.
    while run.count > 1, let last = run.last, contents[last].isNumbers, tellApart(Array(run.dropLast())) {
      run.removeLast()
    }
    if !tellApart(run), let own = ownName(behind: run, name) { run.append(own) }
    // Where the rows have names besides, their numbers are codes: `Chapter, Section, Title`.
    if let name, !run.contains(name), StackedColumns.areNames(names[name]) { return nil }
    guard run.count > 1, run.contains(where: { contents[$0].isNumbers }), tellApart(run),
      contents[run[0]].distinct * 3 <= contents[run[0]].filled * 2, areInOrder(run), needsTimes(run)
    else { return nil }
    // A name a row behind its levels lies in them, even where these tell the rows apart.
    if let last = run.max(), contents[last].isNumbers, let own = rowNames.behind(last) { run.append(own) }
    return run
  }

  /// The name of the rows behind their levels: `Grade, Class, Name`; one time alone is what a named place has.
  private func ownName(behind run: [Int], _ name: Int?) -> Int? {
    let next = (run.last ?? 0) + 1
    let isAlone = run.count == 1 && CountedWords.rank(names[run[0]]) != nil
    guard !isAlone else { return nil }
    if let name, !run.contains(name), isText(name), name >= next || run.count > 1,
      StackedColumns.areNames(names[name])
    {
      return name
    }
    let rowNames = RowNames(table: table, contents: contents)
    return next < names.count && isText(next) && !rowNames.areMeasures(next) ? next : nil
  }

  private static func areNames(_ heading: String) -> Bool {
    (FieldNames.of(.name).rank(heading) ?? .max) < FieldNames.lastResort
  }

  /// Whether a heading alone says that its column is a level, and nearly all rows have it.
  private func isLevel(_ column: Int) -> Bool {
    guard contents[column].filled * 10 >= contents[column].total * 9 else { return false }
    if CountedWords.areIn(names[column]) { return true }
    guard !contents[column].isNumbers, let words = LevelWords.columns([table.header[column]]).first else {
      return false
    }
    // Beside a title or a type there are other properties.
    return words.isKnown && words.plain != nil && !["title", "type", "name"].contains(words.stem)
  }

  private func isText(_ column: Int) -> Bool {
    contents[column].filled == contents[column].total && !contents[column].isNumbers
      && FieldNames.of(.code).rank(names[column]) == nil
  }

  /// Whether hardly two rows have the same path.
  private func tellApart(_ run: [Int]) -> Bool {
    let paths = Set(
      (0..<rows).map { row in run.map { table.string(row, $0) }.joined(separator: "\u{0}") })
    return paths.count * 10 >= rows * 9
  }

  /// Whether no column stands in front of one that is larger: `Day, Month, Year` and `City, State` are others.
  private func areInOrder(_ run: [Int]) -> Bool {
    for (index, column) in run.enumerated() {
      for other in run[(index + 1)...] {
        if LevelRank.isAbove(names[other], names[column]) { return false }
        if let own = CountedWords.rank(names[column]), let below = CountedWords.rank(names[other]),
          own > below
        {
          return false
        }
      }
    }
    return true
  }

  /// Whether times are needed to tell the rows apart, or nothing else stands there.
  private func needsTimes(_ run: [Int]) -> Bool {
    let places = run.filter { CountedWords.rank(names[$0]) == nil }
    return places.isEmpty || places.count == run.count || !tellApart(places)
  }
}

/// Headings of levels that are counted: times, floors, rooms, classes, chapters, and postal codes above streets.
enum CountedWords {
  /// Whether the values below a heading may be numbers and places at once.
  static func areIn(_ name: String) -> Bool {
    rank(name) != nil || places.contains(name) || name == "pincode" || PostalWords.areIn(name)
  }

  /// How long the time of a heading is: 0 for a year; nil for a heading of places.
  static func rank(_ name: String) -> Int? { times[name] }

  private static let times: [String: Int] = {
    var ranks: [String: Int] = [:]
    for (rank, words) in lists.enumerated() {
      for word in words.split(separator: " ") { ranks[FieldNames.normalized(String(word))] = rank }
    }
    return ranks
  }()

  private static let lists = [
    "year jahr année annee año ano anno jaar år rok год 年 年份 年度 学年 연도",
    "semester term halbjahr semestre 学期",
    "quarter quartal trimestre kwartał квартал 季度 季 분기",
    "month monat mois mes mês mese maand miesiąc месяц 月 月份 월",
    "week woche kw semaine semana settimana неделя 周 주",
    "day tag jour día dia giorno dag день 日 일",
  ]

  private static let places: Set<String> = Set(
    """
    floor storey story etage étage stockwerk geschoss piso piano этаж room zimmer raum salle habitación комната
    unit apartment flat suite wing block grade class klasse classe form section chapter kapitel chapitre capítulo volume
    verse group period lesson lektion shelf rack aisle bay seat
    楼 楼栋 楼号 栋 幢 号楼 楼层 层 单元 单元号 房间 房间号 房号 室 室号 年级 班级 班 排 座 章 节 卷 课
    """.split { $0 == " " || $0 == "\n" }.map { FieldNames.normalized(String($0)) })
}
