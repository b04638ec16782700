/// Elements of two names side by side, of which the second follow the first that they lie in and tell its number, as programs
/// for accounts write them:
///
///     <Category Nb="1" Na="Funds"/><Sub_category Nbc="1" Nb="1" Na="Gifts"/><Sub_category Nbc="1" Nb="2" Na="Loans"/>
///     [{"Nb": "1", "name": "Funds", "children": [{"Nbc": "1", "Nb": "1", "name": "Gifts"}]}]
///
/// What stands once in front of them says what the file is.
struct XMLRuns {
  /// The number of each element of the upper level, and those of the elements behind it that lie in it.
  let groups: [(upper: Int, lower: [Int])]
  /// The attribute with the upper number, and the one with the name of both.
  let number: Int
  let name: Int

  private static let fewest = 3

  /// Nil where the outermost element holds others.
  ///
  /// - Complexity: O(*n*) in the elements.
  init?(_ elements: XMLElements) {
    guard let found = XMLRuns.rows(elements) else { return nil }
    let (upper, rows) = found
    var (groups, numbers): ([(upper: Int, lower: [Int])], Set<String>) = ([], [])
    var keys: Set<Int>?
    for row in rows {
      if elements.all[row].name == upper {
        groups.append((row, []))
        continue
      }
      guard let last = groups.indices.last else { return nil }
      groups[last].lower.append(row)
      let fitting = XMLRuns.references(of: row, to: groups[last].upper, elements)
      keys = keys.map { $0.intersection(fitting) } ?? fitting
      if keys?.isEmpty == true { return nil }
    }
    guard let key = keys?.filter({ $0 >> 32 != $0 & 0xFFFF_FFFF }).min(), groups.count >= XMLRuns.fewest,
      groups.contains(where: { $0.lower.count > 1 })
    else { return nil }
    // The number that is referred to is another for each, so that no other fits.
    let (own, inner) = (key >> 32, key & 0xFFFF_FFFF)
    for group in groups {
      guard let text = XMLRuns.text(of: own, group.upper, elements), numbers.insert(text).inserted else {
        return nil
      }
    }
    guard let name = XMLRuns.naming(groups, but: [own, inner], elements) else { return nil }
    (self.groups, number, self.name) = (groups, own, name)
  }

  /// The name of the upper elements, and all of both names; nil where the others are more than a few, or hold something.
  private static func rows(_ elements: XMLElements) -> (upper: UInt32, rows: [Int])? {
    guard elements.all.count > 4 else { return nil }
    var (counts, rows): ([UInt32: Int], [Int]) = ([:], [])
    for child in elements.children(of: 0) {
      guard Int(elements.all[child].end) == child + 1, elements.all[child].text.isEmpty,
        !elements.attributes(of: child).isEmpty
      else { return nil }
      counts[elements.all[child].name, default: 0] += 1
      rows.append(child)
      if counts.count > 4 { return nil }
    }
    let names = counts.filter { $0.value > 1 }.keys
    rows.removeAll { !names.contains(elements.all[$0].name) }
    guard names.count == 2, let first = rows.first else { return nil }
    return (elements.all[first].name, rows)
  }

  /// The pairs of an attribute of the upper element and one of the lower with the same text, as one number each.
  private static func references(of lower: Int, to upper: Int, _ elements: XMLElements) -> Set<Int> {
    var found: Set<Int> = []
    let text = elements.builder.document.text
    for own in elements.attributes(of: lower) {
      for above in elements.attributes(of: upper) where text.string(own.text) == text.string(above.text) {
        found.insert(Int(above.name) << 32 | Int(own.name))
      }
    }
    return found
  }

  static func text(of name: Int, _ element: Int, _ elements: XMLElements) -> String? {
    elements.attributes(of: element).first { Int($0.name) == name }
      .map { elements.builder.document.text.string($0.text) }
  }

  /// The first attribute that has letters in all elements of both names.
  private static func naming(
    _ groups: [(upper: Int, lower: [Int])], but taken: [Int], _ elements: XMLElements
  ) -> Int? {
    let rows = groups.flatMap { [$0.upper] + $0.lower }
    let names = elements.attributes(of: rows[0]).map { Int($0.name) }.filter { !taken.contains($0) }
    return names.first { name in
      rows.allSatisfy { text(of: name, $0, elements)?.contains(where: \.isLetter) ?? false }
    }
  }
}

extension XMLConversion {
  func convertRuns(_ runs: XMLRuns) {
    open(.array, 0)
    for group in runs.groups {
      open(.object, group.upper)
      addRow(group.upper, runs)
      if !group.lower.isEmpty {
        setKey("children")
        open(.array, group.lower[0])
        for row in group.lower {
          open(.object, row)
          addRow(row, runs)
          elements.builder.end()
        }
        elements.builder.end()
      }
      elements.builder.end()
    }
    elements.builder.end()
  }

  private func addRow(_ element: Int, _ runs: XMLRuns) {
    for attribute in elements.attributes(of: element) {
      switch Int(attribute.name) {
      case runs.name: setKey("name")
      case runs.number: setKey("code")
      default: setKey(Int(attribute.name))
      }
      elements.builder.append(.string, attribute.text)
    }
  }
}
