/// Which column of a printed table names its rows, and which tells them apart.
enum PrintedNames {
  /// Headings of what a row is called, the best first.
  private static let names = words(
    """
    name names containername imagename processname unit unitfile package filename file mountedon mountpoint mountpoints target
    localaddress:port localaddress command cmd process module device interface iface face title subject repository
    volumename rolename variablename channel service pod job tool plugin extension image destination address host
    user username login branch database field column key path source filesystem cpu
    挂载点 名称 文件 文件名 软件包 命令 单元 模块 接口 用户 eingehängtauf dateiname paket montéesur montésur fichier paquet
    montadoen archivo paquete montato su マウント位置 ファイル名 マウント位置 смонтировано имя файл точкамонтирования
    """)

  /// Headings of what tells rows apart and is no name.
  private static let codes: Set<String> = [
    "pid", "id", "containerid", "imageid", "networkid", "uuid", "#", "number", "no", "jobid", "nodeid",
  ]

  /// Further headings of the tables that programs print.
  private static let others = Set(
    words(
      """
      size used avail available use% capacity type version status state created tag ports age ready restarts load active
      sub description fstype label options proto recvq sendq local foreign peer peeraddress:port foreignaddress port
      length date time method total free shared inodes iused ifree tty from what idle next left last passed activates
      current wanted latest location arch architecture chart revision updated namespace driver scope group owner mode
      flags mask metric refcnt usedby value default null extra createdat rev tracking publisher notes summary enabled
      大小 容量 已用 可用 类型 版本 状态 描述 größe benutzt verfügbar taille utilisé tamaño usado disponible
      """))

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Whether a text is a heading of tables that programs print.
  static func isHeading(_ text: String) -> Bool {
    let word = FieldNames.normalized(text)
    return names.contains(word) || codes.contains(word) || others.contains(word)
  }

  /// Whether headings are those with which databases describe a table, or Windows its processes: `Field`, `Type`, … and
  /// `Image Name`, `PID`, …
  static func areTold(_ header: [String]) -> Bool {
    ["Field", "Column"].contains(header.first ?? "") && header.contains("Type")
      || header.contains("PID") && !header.contains("PPID")
  }

  /// Tells a table which of its columns is the name, and which the code.
  ///
  /// Nothing is told where a namespace groups the rows.
  static func tell(_ table: inout Table) {
    let headings = table.header.map(FieldNames.normalized)
    // A tree that is drawn in a column is that of the rows, whatever stands beside it.
    if let drawn = headings.indices.dropFirst().first(where: { isDrawn(table, $0) }) {
      table.told = ToldColumns(name: drawn)
      return
    }
    guard !headings.contains("namespace") else { return }
    let isFilled = headings.indices.map { column in
      (0..<table.count).contains { !table.cell($0, column).isEmpty }
    }
    let known = names.compactMap { word in headings.indices.first { headings[$0] == word && isFilled[$0] } }
    let distinct = known.first { areDistinct(table, $0) }
    guard let name = distinct ?? known.first ?? text(table, isFilled) else { return }
    let code = headings.indices.first { column in
      column != name && codes.contains(headings[column]) && areDistinct(table, column)
        && !(0..<table.count).contains { table.string($0, column) == "-" }
    }
    table.told = ToldColumns(
      name: name, code: code, lower: distinct == nil ? versions(headings, name) : nil,
      mayBePaths: name == headings.count - 1 && areFiles(table))
  }

  /// The column of the versions of what a column names, where it stands beside it: the `TAG` of a `REPOSITORY`.
  private static func versions(_ headings: [String], _ name: Int) -> Int? {
    headings.indices.contains(name + 1) && ["tag", "tags", "version"].contains(headings[name + 1])
      ? name + 1 : nil
  }

  /// Whether each row has a size, a date and a time, as `unzip -l` lists files.
  private static func areFiles(_ table: Table) -> Bool {
    let rows = 0..<min(table.count, 1_000)
    func holds(_ isMeant: (UnsafeRawBufferPointer) -> Bool) -> Bool {
      table.header.indices.contains { column in
        rows.allSatisfy { table.text.bytes(table.cell($0, column), isMeant) }
      }
    }
    return !rows.isEmpty && holds { PrintedWord.isDate($0) } && holds { PrintedWord.isTime($0) }
      && holds { PrintedWord.isNumber($0) }
  }

  /// The first column of texts that tells the rows apart, else the first of texts.
  private static func text(_ table: Table, _ isFilled: [Bool]) -> Int? {
    let texts = table.header.indices.filter { column in
      isFilled[column] && !table.header[column].isEmpty
        && (0..<table.count).contains { row in
          table.text.bytes(table.cell(row, column)) { !$0.isEmpty && !PrintedWord.isQuantity($0) }
        }
    }
    return texts.first { areDistinct(table, $0) } ?? texts.first ?? isFilled.firstIndex(of: true)
  }

  /// Whether branches are drawn in front of the cells of a column.
  private static func isDrawn(_ table: Table, _ column: Int) -> Bool {
    let branches = ["├", "└"].map { Array($0.utf8) }
    return (0..<min(table.count, 1_000)).contains { row in
      table.text.bytes(table.cell(row, column)) { cell in branches.contains { cell.starts(with: $0) } }
    }
  }

  private static func areDistinct(_ table: Table, _ column: Int) -> Bool {
    var known: Set<String> = []
    return (0..<table.count).allSatisfy { row in
      !table.cell(row, column).isEmpty && known.insert(table.string(row, column)).inserted
    }
  }
}
