import RegionModel

/// Reads the places that an address names.
///
/// Names are followed one after the other, each to a place that lies in the one before, is the same again, or lies
/// around it; every way to do so is a reading, and the one that explains most of the text is believed. A character of
/// a full name counts 24, one of a short name 24 less a point in all for its level, so that of two places of one
/// short name the higher one wins; a former name counts 8 less. Readings of one score that lead to several places
/// share what those lie in.
struct AddressReader {
  let tree: RegionTree
  let text: AddressText
  /// Names of provinces, prefectures and counties.
  let names: AddressNames
  /// The names of townships, made when they are first asked for.
  let townships: () -> AddressNames
  private(set) var best = AddressReading()
  /// The places that the best reading leaves open, where it is shared.
  private(set) var candidates: [Int] = []
  private var steps = 0
  /// Whether a name that most often is a township's may be a county's: 大同乡, of Taiwan.
  private var readsTowns = false

  /// More than any address takes; damage and malice are cut off here.
  private static let maximumSteps = 1_000

  init(_ tree: RegionTree, _ text: AddressText, names: AddressNames, townships: @escaping () -> AddressNames)
  {
    self.tree = tree
    self.text = text
    self.names = names
    self.townships = townships
  }

  /// The best reading of the whole text.
  mutating func read() -> AddressReading {
    var position = 0
    while position < text.count, !isSettled {
      if names.has(text.key(at: position)) { start(at: position) }
      position = text.next(after: position)
    }
    if best.score == 0 { readTownships() }
    best.isLoose = best.isLoose || best.isBare
    return best
  }

  /// Whether nothing that follows could name the place better.
  private var isSettled: Bool {
    best.hasFullName && best.nameCount > 1 && !best.isLoose
      && best.levels >= AddressReading.bit(Level.county.rawValue)
  }

  private mutating func start(at position: Int) {
    var reading = AddressReading()
    reading.start = position
    reading.position = position
    reading.end = position
    takeNames(reading)
  }
}

// MARK: What comes next
extension AddressReader {
  /// Takes each name that may follow; then the reading ends here, if it may.
  private mutating func follow(_ reading: AddressReading) {
    steps += 1
    var reading = reading
    if reading.position < text.count, steps < AddressReader.maximumSteps {
      let progress = takeNames(reading)
      if progress == .contradicted { reading.isLoose = true }
      let isTownship = takeChildren(reading) || progress != .further && takeDistantTownship(reading)
      if !isTownship, progress != .further { takeFiller(reading) }
    }
    if !reading.isDoubtful { consider(reading) }
  }

  /// Where names led to, the further the greater.
  private enum Progress: Int { case nowhere, contradicted, shortName, further }

  /// Takes the names of places in force, and those out of use where no full name in force fits.
  @discardableResult
  private mutating func takeNames(_ reading: AddressReading) -> Progress {
    let progress = takeNames(reading, areFormer: false)
    guard progress != .further else { return .further }
    let former = takeNames(reading, areFormer: true)
    return former.rawValue > progress.rawValue ? former : progress
  }

  private mutating func takeNames(_ reading: AddressReading, areFormer: Bool) -> Progress {
    let key = text.key(at: reading.position)
    var progress = Progress.nowhere
    var index = names.head(key)
    while index >= 0 {
      let entry = names.entries[Int(index)]
      index = entry.next
      guard entry.key == key, entry.isFormer == areFormer else { continue }
      let taken = take(entry, reading)
      if taken.rawValue > progress.rawValue { progress = taken }
    }
    return progress
  }

  /// Reads the name of an entry, in full or short or both.
  private mutating func take(_ entry: AddressNames.Entry, _ reading: AddressReading) -> Progress {
    let position = reading.position
    let short = Int(entry.shortCount)
    if text.has(entry.text, Int(entry.count), at: position) {
      let end = position + Int(entry.count)
      if entry.isBare { return takeShort(entry, Int(entry.count), reading) }
      let progress = take(entry, to: end, isFull: true, reading)
      if short > 0, beginsName(at: position + short) { _ = takeShort(entry, short, reading) }
      return progress
    }
    guard short > 0, text.has(entry.text, short, at: position) else { return .nowhere }
    return takeShort(entry, short, reading)
  }

  private func beginsName(at position: Int) -> Bool {
    names.has(text.key(at: position)) || text.length(ofOneOf: AddressWords.fillers, at: position) != nil
  }

  private mutating func takeShort(_ entry: AddressNames.Entry, _ length: Int, _ reading: AddressReading)
    -> Progress
  {
    guard !text.hasGap(from: reading.position, length: length) else { return .nowhere }
    return take(entry, to: reading.position + length, isFull: false, reading)
  }

  /// Goes on behind a name, where its place fits to those read before.
  private mutating func take(
    _ entry: AddressNames.Entry, to end: Int, isFull: Bool, _ reading: AddressReading
  )
    -> Progress
  {
    let node = Int(entry.node)
    let level = tree.level(ofNode: node).rawValue
    var next = reading
    next.position = end
    next.isDoubtful = turnsName(entry, at: end, isFull: isFull)
    if reading.node == 0 {
      if !isWordStart(reading.position) { if isFull { next.isLoose = true } else { next.isDoubtful = true } }
      if isFull, !readsTowns, entry.isTown { next.isDoubtful = true }
      if isFull, reading.position >= best.end, best.node > 0, tree.isNode(node, below: best.node) {
        next.score = best.score
        next.isLoose = true
      }
    } else if node == reading.node || tree.isNode(reading.node, below: node) {
      return again(entry, level, isFull: isFull, reading, next)
    } else if !tree.isNode(node, below: reading.node) {
      return isFull && end - reading.position > AddressNames.shortest ? .contradicted : .nowhere
    }
    next.name(entry, level, isFull: isFull, from: reading.position)
    follow(next)
    return isFull ? .further : .shortName
  }

  /// Whether what follows speaks against a name; a full one of two characters is not much more than a short one.
  private func turnsName(_ entry: AddressNames.Entry, at end: Int, isFull: Bool) -> Bool {
    guard isFull else { return AddressWords.turnsName(text, at: end) }
    return AddressWords.turnsFullName(text, at: end)
      || entry.count == AddressNames.shortest && AddressWords.turnsName(text, at: end)
  }

  /// A place named again, or one that lies around those named before.
  private mutating func again(
    _ entry: AddressNames.Entry, _ level: UInt8, isFull: Bool, _ reading: AddressReading,
    _ next: AddressReading
  ) -> Progress {
    var next = next
    let isSame = Int(entry.node) == reading.node
    let isWhole = isFull || text.isEdge(next.position)
    if isSame || reading.hasNamed(level) {
      if isSame, isWhole { next.end = next.position } else { next.isDoubtful = true }
    } else {
      next.name(entry, level, isFull: isFull, from: reading.position)
      next.node = reading.node
      next.alias = reading.alias
      next.isBare = reading.isBare
      next.isReversed = true
      if !isWhole {
        next.end = reading.end
        next.isLoose = true
      }
      takeTownshipBefore(next)
    }
    follow(next)
    return isFull ? .further : .shortName
  }

  /// Whether a short name may begin at a position: not inside a word, unless one that leads to an address.
  private func isWordStart(_ position: Int) -> Bool {
    if text.isEdge(position) { return true }
    switch text.character(at: text.last(before: position)) {
    case "国", "址", "往", "至", "到", "在", "于": return true
    default: return false
    }
  }

  private mutating func takeFiller(_ reading: AddressReading) {
    var next = reading
    if let length = text.length(ofOneOf: AddressWords.fillers, at: reading.position) {
      next.position += length
      next.end = next.position
      next.isDoubtful = false
    } else if !reading.isDoubtful, text.has("县", at: reading.position) {
      next.position += 3
      next.isDoubtful = true
    } else {
      return
    }
    follow(next)
  }
}

// MARK: Townships
extension AddressReader {
  /// Takes the townships right below the place that was read.
  private mutating func takeChildren(_ reading: AddressReading) -> Bool {
    let children = tree.childNodes(of: reading.node)
    guard reading.node > 0, let first = children.first, tree.level(ofNode: first) > .county else {
      return false
    }
    let parent = tree.label(ofNode: reading.node).name
    var isTaken = false
    for child in children where take(child, AddressTownship(tree, child, in: parent), reading) {
      isTaken = true
    }
    return isTaken
  }

  private mutating func take(_ node: Int, _ name: AddressTownship, _ reading: AddressReading) -> Bool {
    guard let found = name.length(in: text, at: reading.position) else { return false }
    var next = reading
    next.position += found.length
    next.name(found, level: tree.level(ofNode: node).rawValue, node: node, from: reading.position)
    follow(next)
    return true
  }

  /// Takes the township that stands before the names of what it lies in: 平秋镇 锦屏县 贵州省.
  private mutating func takeTownshipBefore(_ reading: AddressReading) {
    for child in tree.childNodes(of: reading.node) where tree.level(ofNode: child) > .county {
      let name = tree.label(ofNode: child).name
      let start = reading.start - name.count
      guard start >= 0, let text = name.baseAddress?.assumingMemoryBound(to: UInt8.self),
        self.text.has(text, name.count, at: start)
      else { continue }
      var next = reading
      next.start = start
      next.node = child
      next.score += 8 * name.count
      next.levels |= AddressReading.bit(tree.level(ofNode: child).rawValue)
      follow(next)
    }
  }

  /// Takes townships further below by their full names.
  private mutating func takeDistantTownship(_ reading: AddressReading) -> Bool {
    guard reading.node > 0, tree.level(ofNode: reading.node) < .county else { return false }
    return takeTownships(reading) { [tree] in tree.isNode($0, below: reading.node) }
  }

  /// Where nothing else names a place, a township's full name at the beginning of a word may.
  private mutating func readTownships() {
    readsTowns = true
    var position = 0
    while position < text.count, best.score == 0 {
      if isWordStart(position) {
        var reading = AddressReading()
        reading.start = position
        reading.position = position
        reading.isLoose = true
        takeNames(reading)
        _ = takeTownships(reading) { _ in true }
      }
      position = text.next(after: position)
    }
  }

  private mutating func takeTownships(_ reading: AddressReading, where fits: (Int) -> Bool) -> Bool {
    let names = townships()
    let key = text.key(at: reading.position)
    var isTaken = false
    var index = names.head(key)
    while index >= 0 {
      let entry = names.entries[Int(index)]
      index = entry.next
      guard entry.key == key, fits(Int(entry.node)) else { continue }
      let name = AddressTownship(entry)
      guard let found = name.length(in: text, at: reading.position), found.manner != .bare else { continue }
      var next = reading
      next.position += found.length
      next.name(
        found, level: tree.level(ofNode: Int(entry.node)).rawValue, node: Int(entry.node),
        from: reading.position)
      follow(next)
      isTaken = true
    }
    return isTaken
  }
}

// MARK: The best reading
extension AddressReader {
  /// Holds a reading against the best one.
  private mutating func consider(_ reading: AddressReading) {
    if reading.score > best.score {
      let replaced = best
      best = reading
      if !candidates.isEmpty { candidates = [] }
      if replaced.hasFullName, !tree.isNode(reading.node, below: replaced.node),
        reading.start != replaced.start
      {
        best.isLoose = true
      }
    } else if reading.score == best.score, reading.start == best.start, reading.score > 0 {
      join(reading)
    }
  }

  private mutating func join(_ reading: AddressReading) {
    best.end = max(best.end, reading.end)
    if reading.node == best.node {
      best.isLoose = best.isLoose && reading.isLoose
    } else if !candidates.contains(reading.node) {
      candidates += best.isShared ? [reading.node] : [best.node, reading.node]
      best.node = tree.commonNode(best.node, reading.node)
      best.isShared = true
    }
  }
}

extension AddressReading {
  /// Takes up a name that was read from `start` to `position`.
  fileprivate mutating func name(_ entry: AddressNames.Entry, _ level: UInt8, isFull: Bool, from start: Int) {
    let length = position - start
    node = Int(entry.node)
    end = position
    score += 8 * length - (isFull ? 0 : Int(level)) - (entry.isFormer ? 8 : 0)
    levels |= AddressReading.bit(level)
    nameCount += 1
    hasFullName = hasFullName || isFull && length > AddressNames.shortest
    isBare = !isFull
    isLoose = isLoose || !isFull && entry.isFormer
    alias = entry.isFormer ? entry.alias : -1
  }

  fileprivate mutating func name(_ found: AddressTownship.Found, level: UInt8, node: Int, from start: Int) {
    let length = position - start
    self.node = node
    end = position
    score += 8 * length - found.manner.cost
    levels |= AddressReading.bit(level)
    nameCount += 1
    hasFullName = hasFullName || found.manner == .full
    isBare = found.manner != .full
    isDoubtful = false
    alias = -1
  }
}

extension RegionTree {
  /// Whether a node lies below another one; parents have smaller numbers.
  @inline(__always)
  func isNode(_ node: Int, below other: Int) -> Bool {
    var node = node
    while node > other { node = parentNode(of: node) }
    return node == other
  }

  /// The deepest node that both are, or lie in; 0 for none.
  func commonNode(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b { if a > b { a = parentNode(of: a) } else { b = parentNode(of: b) } }
    return a
  }
}
