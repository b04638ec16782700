import RegionModel

/// Reads names without separators: 广东省深圳市南山区.
struct Unseparated {
  /// The regions that the whole text names: those whose full name ends it, else those whose short name does.
  var regions: [Region] { full.isEmpty ? short : full }
  /// The regions of the longest beginning that consists of full names, and the rest of the text.
  private(set) var partial: (regions: [Region], rest: ArraySlice<UInt8>)?
  private var full: [Region] = []
  private var short: [Region] = []

  /// Reads `text` below `start`, or from the top of `tree`.
  ///
  /// - Complexity: O(regions below `start`) for each name in the text.
  init(_ text: ArraySlice<UInt8>, below start: Region?, in tree: RegionTree) {
    follow(start, start?.children ?? tree.roots, text)
  }

  /// Matches a name at the start of `text`: a child's, else `above` repeated, else one further below.
  private mutating func follow(_ above: Region?, _ children: RegionList, _ text: ArraySlice<UInt8>) {
    if take(from: children, text) { return }
    if let above, take(above, text) { return }
    var level = children.children
    while !level.isEmpty {
      take(from: level, text)
      level = level.children
    }
  }

  @discardableResult
  private mutating func take(from list: RegionList, _ text: ArraySlice<UInt8>) -> Bool {
    var isTaken = false
    for region in list where take(region, text) { isTaken = true }
    return isTaken
  }

  /// Continues after each form of the region's name: the full, the short, and others.
  private mutating func take(_ region: Region, _ text: ArraySlice<UInt8>) -> Bool {
    let full = region.nameLength(beginning: text)
    let short = region.shortNameLength(beginning: text)
    let forms = NameForm.lengths(of: region, beginning: text)
    if let full { goOn(region, text.dropFirst(full), isFull: true) }
    if let short, short != full { goOn(region, text.dropFirst(short), isFull: false) }
    for form in forms { goOn(region, text.dropFirst(form), isFull: false) }
    return full != nil || short != nil || !forms.isEmpty
  }

  private mutating func goOn(_ region: Region, _ rest: ArraySlice<UInt8>, isFull: Bool) {
    if rest.isEmpty { return isFull ? full.append(region) : short.append(region) }
    follow(region, region.children, rest)
    guard isFull else { return }
    note(region, rest)
    guard region.tree.hasSuffixes else { return }
    if let filler = FillerWord.length(beginning: rest) { goOn(region, rest.dropFirst(filler), isFull: true) }
  }

  private mutating func note(_ region: Region, _ rest: ArraySlice<UInt8>) {
    if let partial, partial.rest.count <= rest.count {
      if partial.rest.count == rest.count { self.partial?.regions.append(region) }
    } else {
      partial = ([region], rest)
    }
  }
}
