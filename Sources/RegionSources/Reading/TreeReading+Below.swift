import RegionModel

/// Several files of which each but one is called after the place whose list it holds.
///
///     countries.json   {"IN": "India", "US": "United States"}
///     states/IN.json   {"KA": "Karnataka", "MH": "Maharashtra"}
extension TreeReading {
  /// The tree that the files are below each other; nil where their names do not tell the place of each but one.
  ///
  /// A file may be called after a code or a name, in any case, with a word in front or behind (`cities_IN.json`). Where
  /// several places fit, one of an earlier folder is meant, in the place that the file's folder is called after.
  ///
  /// - Throws: What is wrong with a file that cannot be read, where the others lie below each other.
  /// - Complexity: O(bytes).
  func belowEachOther() throws(SourceErrors) -> (Interpretation, SourceText)? {
    guard !options.isAnswer else { return nil }
    var (lists, understanding, broken): ([PlaceFile], Understanding?, SourceErrors?) = ([], nil, nil)
    for file in files.all {
      do throws(SourceErrors) {
        let read = try whole(file)
        guard read.understanding.skipped == 0 else { return nil }
        lists.append(PlaceFile(file, read.tree))
        understanding = understanding ?? read.understanding
      } catch {
        broken = broken ?? error
      }
    }
    let owners = PlaceFile.owners(of: lists)
    guard owners.count(where: { $0 == nil }) == 1, lists.count > 1, !PlaceFile.areChance(lists, owners) else {
      return nil
    }
    if let broken { throw broken }
    guard var understanding, let order = PlaceFile.order(owners) else { return nil }
    for (number, owner) in zip(lists.indices, owners) {
      if let owner, let flat = try flat(lists[number], below: owner.region) { lists[number] = flat }
    }
    understanding.shape = "files named by the place above"
    understanding.notes = []
    var union = TreeUnion(files)
    for list in order {
      let owner = owners[list].map { TreeUnion.Owner(file: $0.list, region: $0.region) }
      union.add(lists[list].tree, from: lists[list].file, number: list, below: owner)
    }
    return (Interpretation(records: union.records, understanding: understanding), union.text)
  }

  /// A list without the parents that its rows name, where all name the code of the place that the list lies in, and one of
  /// them has the same code: `"id": 1, "province_id": 1` in `1.json`. Nil for others.
  private func flat(_ list: PlaceFile, below owner: Region) throws(SourceErrors) -> PlaceFile? {
    guard options.fields == FieldChoice(), list.tree.roots.count == 1, let root = list.tree.roots.first,
      root.code == owner.code, root.name != owner.name,
      root.children.count + 1 == list.tree.count, !(try whole(list.file).understanding.parent.isEmpty)
    else { return nil }
    var own = options
    own.fields.parent = [FieldChoice.none]
    own.format = options.format ?? list.file.format
    own.findsNamesakes = false
    own.readings = nil
    let read = try? readTree(files.bytes(of: list.file), name: list.file.name, options: own)
    return read.flatMap { $0.tree.roots.count == list.tree.count ? PlaceFile(list.file, $0.tree) : nil }
  }
}

extension TreeReading {
  /// The lists of several files of one kind, each below a root that is called as its file: `bahrain.json` and `fiji.json`
  /// with the places of a country each.
  ///
  /// Nil of two files, unless both hold names alone, have the same columns, or have no header. Nil too where a file is no flat
  /// list, has other fields than the first, or is called after a level (`cities.json`): then it is to be said how they are
  /// joined.
  ///
  /// - Complexity: O(bytes).
  func underTheirFiles() throws(SourceErrors) -> (Interpretation, SourceText)? {
    guard !options.isAnswer else { return nil }
    var (lists, understanding): ([PlaceFile], Understanding?) = ([], nil)
    for file in files.all {
      guard let read = try? whole(file), read.tree.roots.count == read.tree.count, read.tree.count > 0,
        read.understanding.skipped == 0, understanding.map(read.understanding.isAlike) ?? true
      else { return nil }
      lists.append(PlaceFile(file, read.tree))
      understanding = understanding ?? read.understanding
    }
    let areNames = lists.allSatisfy { $0.tree.fieldNames.isEmpty && $0.tree.roots.allSatisfy(\.code.isEmpty) }
    let areAlike =
      (try? tables()).map { NamedTable.areAlike($0.0) || NamedTable.areHeadless($0.0, options) } ?? false
    guard lists.count >= (areNames || areAlike ? 2 : TreeReading.fewestLists), var understanding,
      !lists.contains(where: \.isCalledAfterLevel),
      Set(lists.map { $0.words[0] }).count == lists.count
    else { return nil }
    understanding.shape = "lists under the names of their files"
    understanding.notes = []
    var union = TreeUnion(files)
    for (number, list) in lists.enumerated() {
      union.add(list.tree, from: list.file, number: number, under: list.title)
    }
    return (Interpretation(records: union.records, understanding: understanding), union.text)
  }
}

extension TreeReading {
  /// Of two lists one may be meant to lie above the other, and how is to be said; names alone cannot say it.
  private static let fewestLists = 3
}

extension Understanding {
  /// Whether names and codes stand under the same fields.
  fileprivate func isAlike(_ other: Understanding) -> Bool {
    shape == other.shape && name == other.name && code == other.code
  }
}

/// A file and the words of its path.
private struct PlaceFile {
  let file: SourceFiles.File
  let tree: RegionTree
  /// What it may be called after, the likeliest first.
  let words: [String]
  /// The path of its folder.
  let folder: Substring
  /// Its name without the ending, with blanks.
  let title: String

  /// Whether it is called after a level, as a file with all places of one is.
  var isCalledAfterLevel: Bool {
    let word = TableName.normalized(file.name)
    return words.isEmpty || FieldNames.of(.children).rank(word) != nil
      || [word, String(word.dropLast())].contains(where: LevelWords.isKnown)
  }

  init(_ file: SourceFiles.File, _ tree: RegionTree) {
    (self.file, self.tree) = (file, tree)
    let last = file.name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    folder = file.name.dropLast(last.count)
    let parts = last.split(separator: ".", omittingEmptySubsequences: false)
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : parts.joined()
    title = String(stem.map { $0 == "_" ? " " : $0 })
    let inside = stem.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == " " }
    words = ([stem] + [inside.last, inside.first].compactMap(\.self).map(String.init)).map(Self.folded)
      .filter { !$0.isEmpty }
  }

  /// A place of another file.
  struct Owner {
    let list: Int
    let region: Region
  }

  /// The place that each list lies below; nil for those that no other file has the place of.
  static func owners(of lists: [PlaceFile]) -> [Owner?] {
    let wanted = Set(lists.flatMap(\.words))
    let longest = wanted.map(\.utf8.count).max() ?? 0
    // A letter with an accent has up to three bytes, and blanks and signs do not count.
    func words(_ region: Region) -> Set<String> {
      Set([region.code, region.name].filter { $0.utf8.count <= longest * 3 + 8 }.map(folded))
    }
    var places: [String: [Owner]] = [:]
    for (list, file) in lists.enumerated() {
      for region in file.tree.roots.subtrees {
        for word in words(region) where wanted.contains(word) {
          places[word, default: []].append(Owner(list: list, region: region))
        }
      }
    }
    return lists.indices.map { list in
      for word in lists[list].words {
        let found = (places[word] ?? []).filter { $0.list != list }
        if let owner = lists[list].choice(of: found, lists, at: list) { return owner }
      }
      return nil
    }
  }

  /// Whether files may be called as a place by chance: the only list by one letter or by a part of its name, or any by the
  /// number of its level in the same folder. Where each place of the highest list has a file, it is none.
  static func areChance(_ lists: [PlaceFile], _ owners: [Owner?]) -> Bool {
    let owned = zip(lists, owners).compactMap { list, owner in owner.map { (list, $0) } }
    if let top = owners.firstIndex(where: { $0 == nil }), owned.count > 1 {
      let stems = Set(owned.map { $0.0.words[0] })
      if lists[top].tree.roots.allSatisfy({ stems.contains(folded($0.code)) }) { return false }
    }
    return owned.contains { list, owner in
      let (stem, place) = (list.words[0], [Self.folded(owner.region.code), Self.folded(owner.region.name)])
      let isWhole = place.contains(stem)
      let isShort = isWhole ? stem.count < 2 : place.contains { list.words.contains($0) && $0.count < 2 }
      if isShort, owned.count == 1 || lists[owner.list].folder == list.folder { return true }
      return !isWhole && owned.count == 1
    }
  }

  /// The only place that is meant.
  private func choice(of owners: [Owner], _ lists: [PlaceFile], at own: Int) -> Owner? {
    var owners = owners
    let outside = owners.filter { lists[$0.list].folder != folder }
    if !outside.isEmpty { owners = outside }
    let earlier = owners.filter { $0.list < own }
    if let nearest = earlier.map({ lists[$0.list].folder }).last, owners.count > 1 {
      owners = earlier.filter { lists[$0.list].folder == nearest }
    }
    if owners.count > 1 {
      let around = folder.split(separator: "/").last.map { Self.folded(String($0)) }
      let inside = owners.filter { owner in
        // What a root lies in is what its file is called after.
        let upper =
          owner.region.parent.map { [Self.folded($0.code), Self.folded($0.name)] } ?? lists[owner.list].words
        return around.map(upper.contains) ?? false
      }
      if !inside.isEmpty { owners = inside }
    }
    return owners.count == 1 ? owners[0] : nil
  }

  /// The lists so that each stands behind that of its place; nil where they lie in a circle.
  static func order(_ owners: [Owner?]) -> [Int]? {
    var order = owners.indices.filter { owners[$0] == nil }
    var below: [Int: [Int]] = [:]
    for (list, owner) in owners.enumerated() { if let owner { below[owner.list, default: []].append(list) } }
    var next = 0
    while next < order.count {
      order += below[order[next]] ?? []
      next += 1
    }
    return order.count == owners.count ? order : nil
  }

  /// Small letters without accents, digits and the letters of other scripts.
  private static func folded(_ text: String) -> String {
    String(HeadingWords.folded(text.lowercased()).filter { $0.isLetter || $0.isNumber })
  }
}
