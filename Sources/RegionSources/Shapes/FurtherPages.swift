import RegionModel

/// What a server says beside a list of further pages of it: `"next": "https://…?page=2"`, `"total": 240`, `"last": false`.
struct FurtherPages: Equatable, Sendable {
  /// How many records there are on all pages; nil where nothing says it.
  var total: Int?
  /// Whether a further page is named, or said to be there.
  var isSaid = false

  /// How many records are missing from a tree; 0 where nobody says how many, nil where all are there.
  func rest(of tree: RegionTree) -> Int? {
    if let total { return total > tree.count ? total - tree.roots.count : nil }
    return isSaid ? 0 : nil
  }
}

extension Document {
  /// What the last page says; nil where it says nothing of pages.
  ///
  /// - Complexity: O(1): only objects of few members are looked at.
  var furtherPages: FurtherPages? {
    var top: Int?
    for (index, value) in children(of: nil).enumerated() {
      // Thousands of lines are no pages.
      guard index < PageWords.mostPages else { return nil }
      top = value
    }
    guard var top else { return nil }
    if values[top].kind == .array {
      // The World Bank's: a list of what stands beside the rows, and the rows.
      let parts = Array(children(of: top).prefix(3))
      guard parts.count == 2, values[parts[0]].kind == .object, values[parts[1]].kind == .array else {
        return nil
      }
      top = parts[0]
    }
    guard values[top].kind == .object else { return nil }
    var words = PageWords()
    words.read(top, of: self, depth: 0)
    return words.pages
  }
}

/// The words that servers have for pages.
private struct PageWords {
  static let mostPages = 1_000
  private static let mostMembers = 40
  private static let mostDepth = 4
  /// The longest number or token that is read, in bytes.
  private static let longest = 4_000

  private var isMore: Bool?
  private var page: Int?
  private var pageCount: Int?
  /// The number of all records by a word that means nothing else, and by one that may count other things.
  private var total: Int?
  private var count: Int?
  /// Whether something stands beside it that only an envelope has.
  private var isEnvelope = false
  private var isNamed = false

  private static let names = words("name title label fullname displayname")
  private static let links = words(
    "next nextpage nextlink nexturl nextpageurl nextpagelink nextrecordsurl odatanextlink")
  private static let tokens = words(
    "nextpagetoken nexttoken nextcursor nextpagecursor continue continuation continuationtoken")
  private static let flags = words(
    "hasmore hasnext hasnextpage hasmoreitems istruncated exceededtransferlimit")
  private static let ends = words("last islast islastpage isend lastpage")
  private static let totals = words(
    """
    totalcount totalelements totalitems totalrecords totalresults totalhits totalrows totalsize numfound recordstotal nhits
    odatacount totalnum recordcount
    """)
  private static let counts = words("total count")
  private static let pageCounts = words("totalpages pagecount pages lastpage totalpage numpages pagestotal")
  private static let pageNumbers = words("page currentpage pageno pagenum pagenumber pageindex current")
  private static let others = words(
    """
    code status success msg message errcode errmsg took timedout limit offset perpage pagesize previous prev prevpage
    skip start first self size
    """)
  private static let envelopes = words(
    """
    meta metadata page pages pagination paging links pageinfo pager info data result results response body d hits embedded
    cursor properties
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  var pages: FurtherPages? {
    var found = FurtherPages(total: total ?? (isEnvelope && !isNamed ? count : nil), isSaid: isMore ?? false)
    if isMore == nil, let page, let pageCount, page < pageCount { found.isSaid = true }
    return found == FurtherPages() ? nil : found
  }

  mutating func read(_ object: Int, of document: Document, depth: Int) {
    let members = Array(document.children(of: object).prefix(PageWords.mostMembers))
    guard members.count < PageWords.mostMembers else { return }
    let keys = members.map {
      FieldNames.normalized(document.text.string(document.keys.slices[Int(document.values[$0].key)]))
    }
    // What has a name is a place, and counts what it likes.
    isNamed = isNamed || keys.contains(where: PageWords.names.contains)
    for (member, key) in zip(members, keys) {
      let value = document.values[member]
      if value.kind == .object {
        take(object: member, key, isAlone: members.count == 1, of: document, depth)
      } else if value.kind == .array {
        if key == "links" || key == "link" { takeLinks(member, of: document) }
      } else if value.slice.count < PageWords.longest {
        take(document.text.string(value.slice), value.kind, key)
      }
    }
  }

  private mutating func take(
    object: Int, _ key: String, isAlone: Bool, of document: Document, _ depth: Int
  ) {
    if PageWords.links.contains(key) {
      // `"next": {"href": "…"}`.
      let texts = document.children(of: object).filter { document.values[$0].kind == .string }
      isMore = isMore ?? texts.contains { PageWords.isLink(document.text.string(document.values[$0].slice)) }
      return
    }
    if PageWords.counts.contains(key) {
      // Elasticsearch's `"total": {"value": 240, "relation": "eq"}`.
      for member in document.children(of: object) where document.values[member].kind == .number {
        take(document.text.string(document.values[member].slice), .number, key)
      }
      return
    }
    guard depth < PageWords.mostDepth, isAlone || PageWords.envelopes.contains(key) else { return }
    read(object, of: document, depth: depth + 1)
  }

  /// Takes a list of links: `[{"rel": "next", "href": "…"}]`.
  private mutating func takeLinks(_ list: Int, of document: Document) {
    for link in document.children(of: list).prefix(PageWords.mostMembers)
    where document.values[link].kind == .object {
      for member in document.children(of: link) where document.values[member].kind == .string {
        let key = document.text.string(document.keys.slices[Int(document.values[member].key)])
        let isRelation = key == "rel" || key == "relation"
        if isRelation, document.text.string(document.values[member].slice) == "next" {
          isMore = isMore ?? true
        }
      }
    }
  }

  /// - Parameter text: 1 or 0 for yes and no.
  private mutating func take(_ text: String, _ kind: Value.Kind, _ key: String) {
    let number = kind == .number ? Int(text).flatMap { (0..<Int(UInt32.max)).contains($0) ? $0 : nil } : nil
    if PageWords.others.contains(key) { isEnvelope = true }
    switch kind {
    case .bool:
      if PageWords.flags.contains(key) { isMore = isMore ?? (text == "1") }
      if PageWords.ends.contains(key) { isMore = isMore ?? (text == "0") }
      if key == "next" { isMore = isMore ?? (text == "1") }
    case .null:
      if PageWords.links.contains(key) || PageWords.tokens.contains(key) {
        (isMore, isEnvelope) = (isMore ?? false, true)
      }
    case .string:
      if PageWords.links.contains(key) { takeLink(text) }
      if PageWords.tokens.contains(key) { isMore = isMore ?? !text.isEmpty }
      // Numbers in quotes, as PHP prints them.
      if let written = Int(text), String(written) == text { take(text, .number, key) }
    case .number:
      if PageWords.links.contains(key) { isMore = isMore ?? ((number ?? 0) > 1) }
      if PageWords.pageNumbers.contains(key) { (page, isEnvelope) = (number, true) }
      if PageWords.pageCounts.contains(key) { (pageCount, isEnvelope) = (number, true) }
      if PageWords.totals.contains(key) { total = total ?? number }
      if PageWords.counts.contains(key) { count = count ?? number }
    default: break
    }
  }

  private mutating func takeLink(_ text: String) {
    if text.isEmpty {
      (isMore, isEnvelope) = (isMore ?? false, true)
    } else if PageWords.isLink(text) {
      (isMore, isEnvelope) = (isMore ?? true, true)
    }
  }

  /// Whether a text is an address, or a part of one: not `"next": "about"`.
  private static func isLink(_ text: String) -> Bool {
    text.hasPrefix("/") || text.hasPrefix("?") || text.contains("://") || text.contains("=")
  }
}
