import RegionModel

/// Follows words down a tree and keeps every place that fits.
struct NameSearch {
  /// How strictly a word is matched.
  enum Manner {
    /// Tries a child, the same place again, places further below, then unseparated names; the first kind that
    /// fits decides.
    ///
    /// Among places further below, only those of the highest level count: 南京 is the city, whatever towns
    /// share the name.
    case strict
    /// All kinds count.
    case wide
  }

  /// The result of reading the words.
  struct Reading {
    /// The places that fit, without those inside another of them; empty if no word fits.
    var regions: [Region] = []
    /// The byte at which the unmatched rest begins; nil if everything matched.
    var rest: Int?
    /// The byte at which the ambiguous part begins.
    var ambiguous = 0
  }

  let tree: RegionTree
  let manner: Manner

  /// Reads `words` below `start`, or from the top of the tree.
  func read(_ words: [ArraySlice<UInt8>], below start: Region?) -> Reading {
    var places: [Region?] = [start]
    var reading = Reading()
    for word in words {
      let wasOnePlace = places.count == 1
      // A child may have this name, but nothing further below is searched for it.
      let isFiller = tree.hasSuffixes && FillerWord.isOne(word)
      let (found, rest) = isFiller ? (childrenNamed(places, word), nil) : step(from: places, word)
      if isFiller, found.isEmpty { continue }
      reading.rest = found.isEmpty ? word.startIndex : rest
      guard !found.isEmpty else { break }
      if wasOnePlace { reading.ambiguous = word.startIndex }
      places = found
      if rest != nil { break }
    }
    reading.regions = outermost(places.compactMap { $0 })
    if reading.regions.isEmpty, reading.rest == nil { reading.rest = words.first?.startIndex }
    return reading
  }

  /// The places that `word` leads to, and the start of its unmatched rest.
  private func step(from places: [Region?], _ word: ArraySlice<UInt8>) -> (found: [Region], rest: Int?) {
    var found: [Region] = []
    for look in [childrenNamed, samePlaces, placesBelow, placesMoved] {
      found += look(places, word)
      if manner == .strict, !found.isEmpty { return (highest(found), nil) }
    }
    let together = places.map { Unseparated(word, below: $0, in: tree) }
    found = unique(found + together.flatMap(\.regions))
    if !found.isEmpty { return (manner == .strict ? highest(found) : found, nil) }
    let partials = together.compactMap(\.partial)
    guard let longest = partials.map(\.rest.startIndex).max() else { return ([], nil) }
    let partly = unique(partials.filter { $0.rest.startIndex == longest }.flatMap(\.regions))
    return (manner == .strict ? highest(partly) : partly, longest)
  }

  private func highest(_ regions: [Region]) -> [Region] {
    let level = regions.map(\.level).min()
    return regions.filter { $0.level == level }
  }

  private func childrenNamed(_ places: [Region?], _ word: ArraySlice<UInt8>) -> [Region] {
    named(word, in: places.map { $0?.children ?? tree.roots })
  }

  /// Keeps places whose own name is repeated: 东莞市/东莞市.
  private func samePlaces(_ places: [Region?], _ word: ArraySlice<UInt8>) -> [Region] {
    let letters = PinyinWord.letters(word)
    return places.compactMap { $0 }.filter { place in
      isFull(place, word) || isShort(place, word) || letters.map(place.isSpelled) ?? false
    }
  }

  private func placesBelow(_ places: [Region?], _ word: ArraySlice<UInt8>) -> [Region] {
    var levels: [RegionList] = []
    for place in places {
      var level = (place?.children ?? tree.roots).children
      while !level.isEmpty {
        levels.append(level)
        level = level.children
      }
    }
    return unique(named(word, in: levels))
  }

  /// Places that lay below one of these until lately: another name of theirs is both names together, 梨树县郭家店镇.
  ///
  /// - Complexity: O(other names).
  private func placesMoved(_ places: [Region?], _ word: ArraySlice<UInt8>) -> [Region] {
    let together = places.compactMap { $0.map { Array($0.name.utf8) + word } }
    guard !together.isEmpty else { return [] }
    return tree.aliases.filter { alias in
      alias.kind == .former && together.contains { alias.isNamed($0) }
    }.flatMap(\.regions)
  }

  /// The regions whose full name is `word`; where there are none, those whose short name or another form is, or else
  /// those whose whole pinyin it is.
  func named(_ word: ArraySlice<UInt8>, in lists: [RegionList]) -> [Region] {
    var full: [Region] = []
    var short: [Region] = []
    var spelled: [Region] = []
    let letters = PinyinWord.letters(word)
    for list in lists {
      for region in list {
        if isFull(region, word) {
          full.append(region)
        } else if full.isEmpty, isShort(region, word) {
          short.append(region)
        } else if let letters, region.isSpelled(letters) {
          spelled.append(region)
        }
      }
    }
    return full.isEmpty ? short.isEmpty ? spelled : short : full
  }

  private func isFull(_ region: Region, _ word: ArraySlice<UInt8>) -> Bool {
    region.nameLength(beginning: word) == word.count
  }

  private func isShort(_ region: Region, _ word: ArraySlice<UInt8>) -> Bool {
    region.shortNameLength(beginning: word) == word.count
      || (tree.hasSuffixes
        ? NameForm.lengths(of: region, beginning: word).contains(word.count) : region.isNamed(folded: word))
  }

  private func unique(_ regions: [Region]) -> [Region] {
    var seen: Set<Region> = []
    return regions.filter { seen.insert($0).inserted }
  }

  /// Drops regions inside another of `regions`: 南山街道 lies in 南山区, so 南山 means the district.
  private func outermost(_ regions: [Region]) -> [Region] {
    guard regions.count > 1 else { return regions }
    let all = Set(regions)
    return regions.filter { $0.path.dropLast().allSatisfy { !all.contains($0) } }
  }
}
