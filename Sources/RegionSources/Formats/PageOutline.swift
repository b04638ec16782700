/// The lists of a web page: lists in lists, what a form lets choose from, a browser's bookmarks.
///
///     <ul><li>Fruit <ul><li>Apple</ul></ul>
///     <select><optgroup label="North"><option value="11">Beijing</optgroup></select>
///     <DL><DT><H3>News</H3><DL><DT><A HREF="https://lwn.net/">LWN</A></DL></DL>
struct PageOutline {
  enum Kind { case list, choice, bookmarks }

  struct Node {
    let parent: Int32
    let place: UInt32
    var name = Slice.none
    var code = Slice.none
    var link = Slice.none
    /// What is said of it.
    var about = Slice.none
    /// How many blanks that do not break stand in front of its name, as forms show what lies in another.
    var shift: UInt16 = 0
    var isDisabled = false
  }

  /// A list or a group that is open, with the item that was begun last in it.
  private struct Level {
    let parent: Int
    var item = -1
    var isGroup = false
  }

  /// What the texts now read belong to.
  private enum Part { case none, name, about }

  private(set) var text: SourceText
  private(set) var nodes: [Node] = []
  /// The lists of the page that lie in no other.
  private(set) var kinds: [Kind] = []
  private(set) var hasTable = false
  private let isOfBrowser: Bool
  private var levels: [Level] = []
  private var part = Part.none
  private var pending: [UInt8] = []

  /// - Complexity: O(bytes).
  init(_ text: SourceText) {
    self.text = text
    isOfBrowser = WebPage.isOfBrowser(text.source)
    if isOfBrowser {
      kinds = [.bookmarks]
      levels = [Level(parent: -1)]
    }
    var tags = PageTags(text.source)
    while let token = tags.next() {
      switch token {
      case .open(let name, let place): open(name, at: place, tags)
      case .close(let name): close(name)
      case .text(let range): if part != .none { PageText.append(text.source[range], to: &pending) }
      }
    }
    endText()
  }

  // MARK: Tags

  private mutating func open(_ tag: String, at place: Int, _ tags: PageTags) {
    switch tag {
    case "table": hasTable = true
    case "ul", "ol", "dl", "menu": openList(.list)
    case "select", "datalist": openList(.choice)
    case "li", "dt": openItem(at: place)
    case "dd":
      endText()
      part = .about
    case "optgroup": openGroup(at: place, tags)
    case "option": openOption(at: place, tags)
    case "a": addLink(tags)
    case "br", "p", "div": if part != .none, !pending.isEmpty { pending.append(0x20) }
    default: break
    }
  }

  private mutating func close(_ tag: String) {
    switch tag {
    case "ul", "ol", "dl", "menu", "select", "datalist":
      endText()
      endGroup()
      if levels.count > (isOfBrowser ? 1 : 0) { levels.removeLast() }
    case "optgroup":
      endText()
      endGroup()
    case "li", "dt", "dd", "option": endText()
    default: break
    }
  }

  /// Begins a list below the item that it stands in or behind: not all pages close their items where they should.
  private mutating func openList(_ kind: Kind) {
    endText()
    if levels.isEmpty { kinds.append(kind) }
    let outer = levels.last
    levels.append(Level(parent: outer.map { $0.item >= 0 ? $0.item : $0.parent } ?? -1))
  }

  private mutating func openItem(at place: Int) {
    endText()
    guard !levels.isEmpty else { return }
    append(at: place)
    part = .name
  }

  private mutating func openGroup(at place: Int, _ tags: PageTags) {
    endText()
    endGroup()
    guard !levels.isEmpty else { return }
    append(at: place)
    if let label = tags.attribute("label") { nodes[nodes.count - 1].name = value(label) }
    levels.append(Level(parent: nodes.count - 1, isGroup: true))
  }

  private mutating func openOption(at place: Int, _ tags: PageTags) {
    endText()
    let code = tags.attribute("value")
    // `Please choose` has an empty value.
    guard !levels.isEmpty, code.map({ !$0.isEmpty }) ?? true else { return }
    append(at: place)
    if let code { nodes[nodes.count - 1].code = value(code) }
    if let label = tags.attribute("label") { nodes[nodes.count - 1].name = value(label) }
    nodes[nodes.count - 1].isDisabled = tags.attribute("disabled") != nil
    part = .name
  }

  private mutating func addLink(_ tags: PageTags) {
    guard part == .name, let item = levels.last?.item, item >= 0, nodes[item].link.isEmpty,
      let link = tags.attribute("href")
    else { return }
    nodes[item].link = value(link)
  }

  private mutating func endGroup() {
    if levels.last?.isGroup ?? false { levels.removeLast() }
  }

  /// Adds an item to the list that was opened last.
  private mutating func append(at place: Int) {
    levels[levels.count - 1].item = nodes.count
    nodes.append(
      Node(
        parent: Int32(truncatingIfNeeded: levels[levels.count - 1].parent), place: UInt32(clamping: place)))
  }

  // MARK: Texts

  private mutating func value(_ range: Range<Int>) -> Slice {
    var bytes: [UInt8] = []
    PageText.append(text.source[range], to: &bytes)
    return bytes.withUnsafeBytes { text.make(Blank.trimmed($0)) }
  }

  /// Gives what was read to the item that it belongs to; what stands behind a list in an item is none of its name.
  private mutating func endText() {
    defer {
      pending.removeAll(keepingCapacity: true)
      part = .none
    }
    guard part != .none, let item = levels.last?.item, item >= 0 else { return }
    let slice = pending.withUnsafeBytes { text.make(Blank.trimmed($0)) }
    if part == .about {
      if nodes[item].about.isEmpty { nodes[item].about = slice }
    } else if nodes[item].name.isEmpty {
      let front = pending.drop { $0 == 0x20 }
      var blanks = 0
      while front.dropFirst(blanks * 2).starts(with: [0xC2, 0xA0]) { blanks += 1 }
      (nodes[item].name, nodes[item].shift) = (slice, UInt16(clamping: blanks))
    }
  }
}
