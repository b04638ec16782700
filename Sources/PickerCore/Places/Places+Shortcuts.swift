import RegionModel
import RegionSearch

extension Rows.Shortcut {
  /// A shortcut of a pick whose lists come one by one: its path in words, until the lists come in which they are found.
  public struct Words: Codable, Equatable, Sendable {
    public let kind: Kind
    /// A name or code for each step of the whole path, highest first; not empty.
    public let path: [String]
    /// The code of the place itself; nil where the last word is all that is known.
    public let code: String?

    public init(_ kind: Kind, path: [String], code: String? = nil) {
      self.kind = kind
      self.path = path
      self.code = code
    }
  }
}

/// The rows before the first list.
extension Places {
  /// The first list at which a person chooses, with the shortcuts to places below it before it.
  func withShortcuts(_ list: Rows, _ options: Options) -> Rows {
    let shortcuts = below(list, options)
    return shortcuts.isEmpty ? list : Rows(list.whole, filter: options.filter, shortcuts: shortcuts)
  }

  private func below(_ list: Rows, _ options: Options) -> [Rows.Shortcut] {
    guard !list.isEmpty else { return [] }  // The roots are still to come.
    if let words = options.shortcutWords { return words.compactMap { shortcut($0, above: list, options) } }
    let above = steps.compactMap(\.chosen)
    return (options.shortcuts ?? []).compactMap { shortcut in
      let path = shortcut.region.path.prefix(options.depth ?? .max)
      guard let end = path.last, path.count > above.count, path.starts(with: above) else { return nil }
      return options.filter?.contains(end) ?? true ? Rows.Shortcut(shortcut.kind, end) : nil
    }
  }

  /// The shortcut that words name: a row of the list itself, or a place in a tree of the words alone.
  ///
  /// - Returns: Nil for a place that is not below the list, or is no row of it.
  private func shortcut(_ words: Rows.Shortcut.Words, above list: Rows, _ options: Options) -> Rows.Shortcut?
  {
    let path = words.path.prefix(options.depth ?? .max)
    let code = path.count == words.path.count ? words.code : nil
    guard path.count > steps.count else { return nil }
    for (step, word) in zip(steps, path) {
      guard let chosen = step.chosen, step.list.rows(named: word) == [step.list.row(of: chosen)] else {
        return nil
      }
    }
    let region =
      path.count == steps.count + 1
      ? list.onlyRow(named: code ?? path[steps.count]).map { list[$0] } : Region(path: path, code: code ?? "")
    return region.map { Rows.Shortcut(words.kind, $0) }
  }

  /// Whether a row leads to a place of which no more than words are known.
  func isUnfound(row: Int) -> Bool {
    list.shortcut(at: row).map { $0.region.tree !== list.tree } ?? false
  }

  /// Goes to the place of a shortcut, as if it had been found by a search.
  mutating func follow(_ shortcut: Rows.Shortcut, in sheet: inout Sheet) -> [Effect] {
    guard sheet.canChoose(CollectionOfOne(shortcut.region)) else { return [] }
    // A list that came by itself is a tree of its own: its rows do not know what stands above them.
    if sheet.options.loadsChildren, let row = list.position(of: shortcut.region) {
      leap(to: row, in: sheet)
      return activate(shortcut.region, in: &sheet)
    }
    return take(shortcut.region.path, in: &sheet)
  }
}

extension Rows {
  /// The only row that a word names.
  func onlyRow(named word: String) -> Int? {
    let rows = rows(named: word)
    return rows.count == 1 ? rows[0] : nil
  }

  /// The row that leads to the last place of a path; see `RegionList.way(along:at:)`.
  func way(along path: [Region], at index: Int) -> (row: Int, path: [Region])? {
    whole.way(along: path, at: index).flatMap { way in position(way.row).map { ($0, way.path) } }
  }
}
