import RegionModel

/// Fills the columns to the right of the one that was turned.
extension Columns {
  /// Fills all columns for the first time.
  ///
  /// If all columns are locked, there is nothing to choose: the pick ends before a sheet is shown.
  mutating func open(in sheet: inout Sheet) -> [Effect] {
    guard case .linked(let linked) = form else { return [] }
    var effects: [Effect] = []
    if columns[0].count == 0, linked.loadsChildren {
      effects = ask(for: 0, placeholder: columns[0])
    } else {
      effects = refill(behind: 0)
    }
    active = columns.firstIndex { !$0.isLocked } ?? 0
    if columns.allSatisfy(\.isLocked), !path.isEmpty {
      sheet.outcome = .picked(path)
      effects.append(.finish(.picked(path)))
    }
    return effects
  }

  /// Replaces all columns to the right of `index`, one for each level below its region.
  mutating func refill(behind index: Int) -> [Effect] {
    guard case .linked(let linked) = form else { return [] }
    var effects = cancelLoads(behind: index)
    columns.removeSubrange((index + 1)...)
    while linked.depth.map({ columns.count < max($0, linked.lockedCount) }) ?? true {
      guard let region = columns[columns.count - 1].region else { break }
      let next = columns.count
      if region.isLeaf {
        if linked.loadsChildren, region.mayHaveChildrenElsewhere {
          effects += ask(for: next, placeholder: Column(.regions(Listing(region.children))))
        }
        break
      }
      columns.append(column(next, linked.listing(region.children), linked))
    }
    slotCount = max(slotCount, columns.count)
    active = min(active, columns.count - 1)
    return effects
  }

  /// Turns the columns to a place that a search found.
  mutating func take(_ path: [Region], in sheet: inout Sheet) -> [Effect] {
    guard case .linked(let linked) = form else { return [] }
    let first = linked.lockedCount
    guard columns.indices.contains(first), path.count > first, let listing = columns[first].listing else {
      return []
    }
    guard listing.isLoaded else {
      awaited = path
      return []
    }
    guard let (row, way) = linked.way(along: path, at: first, in: listing.list) else {
      if linked.loadsChildren { sheet.notice = .notFound(path.map(\.name).joined(separator: "/")) }
      return []
    }
    awaited = way
    words = []
    columns[first].cursor = row
    let effects = refill(behind: first)
    active = min(awaited.count, columns.count) - 1
    return effects
  }

  /// A column whose rows have come: on the way to what a search found, which the rows may tell more of.
  private mutating func column(_ index: Int, _ listing: Listing, _ linked: Linked) -> Column {
    let way = awaited.isEmpty ? nil : linked.way(along: awaited, at: index, in: listing.list)
    awaited = way?.path ?? awaited
    let preferred = awaited.isEmpty ? linked.preferred : awaited
    return linked.column(index, listing: listing, preferred: preferred, found: way?.row, words: words)
  }
}

extension Columns.Linked {
  /// The rows of a list that count.
  func listing(_ list: RegionList) -> Listing { Listing(Rows(list, filter: filter)) }

  /// A column at the row of the preferred path, or at the first row that can be chosen if that path is not in it.
  ///
  /// - Parameter found: The row on the way to what a search found; nil where there is none.
  func column(
    _ index: Int, listing: Listing, preferred: [Region], found: Int? = nil, words: [String]
  ) -> Column {
    let wanted = index < preferred.count ? preferred[index] : nil
    let named = index < words.count ? listing.list.rows(named: words[index]) : []
    let row =
      named.count == 1 ? named[0] : found ?? wanted.flatMap(listing.list.row) ?? listing.list.firstToChoose
    return Column(.regions(listing), cursor: row, isLocked: index < lockedCount)
  }

  /// The row that leads to the last place of a path, and the path with what the list says of it.
  func way(along path: [Region], at index: Int, in list: Rows) -> (row: Int, path: [Region])? {
    guard path.indices.contains(index) else { return nil }
    if loadsChildren { return list.way(along: path, at: index) }
    return list.row(of: path[index]).map { ($0, path) }
  }
}

/// Lists that come from elsewhere.
extension Columns {
  var isWaiting: Bool { columns[columns.count - 1].listing?.generation != nil }

  /// Puts a loading column at `index` and requests its rows.
  private mutating func ask(for index: Int, placeholder: Column) -> [Effect] {
    loadGeneration += 1
    let empty = placeholder.listing?.list
    guard let empty else { return [] }
    let column = Column(.regions(Listing(generation: loadGeneration, placeholder: empty.whole)))
    if index < columns.count { columns[index] = column } else { columns.append(column) }
    slotCount = max(slotCount, columns.count)
    let path = columns[..<index].compactMap(\.region)
    return [.loadChildren(of: path, generation: loadGeneration), .tick(after: 0)]
  }

  func cancelLoads(behind index: Int) -> [Effect] {
    columns[(index + 1)...].compactMap { $0.listing?.generation }.map { .cancelLoad(generation: $0) }
  }

  mutating func retry() -> [Effect] {
    let last = columns.count - 1
    return ask(for: last, placeholder: columns[last])
  }

  mutating func fail(_ reason: String, generation: Int) {
    let last = columns.count - 1
    guard columns[last].listing?.generation == generation else { return }
    columns[last].listing?.fail(reason)
    acceptsOnAnswer = false
  }

  /// Fills the loading column with its rows, unless the answer is late; an empty list removes the column.
  mutating func take(_ list: RegionList, generation: Int, in sheet: inout Sheet) -> [Effect] {
    let last = columns.count - 1
    guard case .linked(var linked) = form, columns[last].listing?.generation == generation else { return [] }
    sheet.noteGaps(in: list)
    var effects: [Effect] = []
    if list.isEmpty, last > 0 {
      columns.removeLast()
      active = min(active, last - 1)
      if last <= linked.lockedCount, let root = columns[last - 1].region {
        acceptsOnAnswer = false
        return sheet.end(.nothingBelow(root))
      }
      noteRest(from: last, in: &sheet)
    } else {
      sheet.noteSame(list, as: last > 0 ? columns[last - 1].listing?.list.whole : nil)
      let listing = linked.listing(list)
      lead(through: listing.list, at: last, &linked)
      let named = last < words.count ? listing.list.rows(named: words[last]).count : 1
      if named != 1, last < linked.lockedCount { return sheet.end(.rootNotFound(words[last], count: named)) }
      if named == 0, last == linked.lockedCount, sheet.options.isFirstWordAlone, sheet.notice == nil {
        sheet.notice = .notInFirstList(words[last])
        words.removeSubrange(last...)
      } else if named != 1 {
        noteRest(from: last, in: &sheet)
      }
      if last < awaited.count, linked.way(along: awaited, at: last, in: listing.list) == nil {
        sheet.notice = .notFound(awaited[...last].map(\.name).joined(separator: "/"))
        awaited = []
      }
      // Nobody has seen the rows that come, but those on the way to a place that was found.
      if last >= awaited.count { acceptsOnAnswer = false }
      // Who still stands where the lists ended goes on to the place that the search found.
      let follows = active == last && !awaited.isEmpty
      columns[last] = column(last, listing, linked)
      effects = refill(behind: last)
      if follows { active = max(min(awaited.count, columns.count) - 1, last) }
      if columns[active].isLocked { active = columns.firstIndex { !$0.isLocked } ?? active }
    }
    guard !isWaiting, acceptsOnAnswer || columns.allSatisfy(\.isLocked) else { return effects }
    acceptsOnAnswer = false
    return effects + end(in: &sheet)
  }

  /// Puts the word of a row before the last word, where that names no row and leads through this one.
  private mutating func lead(through list: Rows, at index: Int, _ linked: inout Linked) {
    guard linked.loadsChildren, index == words.count - 1, list.rows(named: words[index]).isEmpty,
      let (row, rest) = list.whole.rowTowards(
        words[index], below: index > 0 ? columns[index - 1].region?.code ?? "" : "")
    else { return }
    words[index] = "#\(row)"
    words.append(rest)
    if index < linked.lockedCount { linked.lockedCount += 1 }
    form = .linked(linked)
  }

  /// Reports the words that were not found, and stops looking for them.
  private mutating func noteRest(from index: Int, in sheet: inout Sheet) {
    guard index < words.count else { return }
    sheet.notice = .notFound(words[index...].joined(separator: "/"))
    words.removeSubrange(index...)
  }

  /// Advances the wait for a list or for a digit; returns the delay until the next change, nil for none.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    if moments != nil { return moments?.tick(at: now) }
    return columns[columns.count - 1].listing?.tick(at: now)
  }
}
