import RegionModel

/// What a server says beside a list of further pages of it: `"next": "https://…?page=2"`, `"total": 240`, `"last": false`.
struct FurtherPages: Equatable, Sendable {
  /// How many records there are on all pages; nil where nothing says it.
  var total: Int?
  /// Whether a further page is named, or said to be there.
  var isSaid = false
  /// Whether that goes before a total which says that all are there: a link may stand there always.
  var isCertain = false

  /// How many records are missing from a tree; 0 where nobody says how many, nil where all are there.
  func rest(of tree: RegionTree) -> Int? {
    let (count, rows) = (tree.count, tree.roots.count)
    if let total, total > count { return count == rows ? total - rows : 0 }
    return isSaid && (isCertain || total == nil) ? 0 : nil
  }
}

extension Document {
  /// What the last page says; nil where it says nothing of pages.
  ///
  /// - Complexity: O(1), and O(*n*) where a number beside the rows may be their sum.
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
    guard let pages = words.pages else { return nil }
    guard let total = pages.total, words.mayBeSum, holdsSum(total) else { return pages }
    return nil
  }

  /// Whether the numbers under some key add up to a number: it counts what the rows have.
  private func holdsSum(_ total: Int) -> Bool {
    var sums: [UInt32: (count: Int, sum: Int)] = [:]
    // Each page may say the number again.
    let own = ["total", "count", "Total", "Count"].compactMap { keys.number(ofName: $0, in: text) }
    for index in values.indices {
      let value = values[index]
      guard value.kind == .number, value.key != Value.noKey, !own.contains(value.key),
        let number = Int(text.string(value.slice))
      else {
        continue
      }
      sums[value.key, default: (0, 0)].count += 1
      sums[value.key]?.sum &+= number
    }
    return sums.contains { $0.value.count > 1 && ($0.value.sum == total || $0.value.sum == 2 * total) }
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
  private var isCertain = false
  private var page: Int?
  private var pageCount: Int?
  /// The number of the next page.
  private var next: Int?
  /// The number of all records by a word that means nothing else, and by one that may count other things.
  private var total: Int?
  private var count: Int?
  /// Whether that is a number of this page alone in some answers: `count`.
  private var mayCountPage = false
  /// Whether something stands beside it that only an envelope has.
  private var isEnvelope = false
  private var isNamed = false
  /// Whether a list stands under a word that servers have for rows.
  private var hasRows = false
  /// Whether records are counted under a word that says what is left of a quota.
  private var isQuota = false

  private static let names = words("name title label fullname displayname text question")
  /// A page's address, by words for nothing else, and by one that leads anywhere.
  private static let links = words(
    "nextlink nextpageurl nextpagelink nextrecordsurl odatanextlink hydra:next")
  private static let ways = words("next nexturl nextpage")
  private static let tokens = words(
    "nextpagetoken nexttoken nextcursor nextpagecursor continue continuation continuationtoken lastevaluatedkey"
  )
  private static let flags = words(
    "hasmore hasnext hasnextpage hasmoreitems istruncated exceededtransferlimit hasnextitems")
  private static let ends = words("last islast islastpage isend lastpage")
  private static let totals = words(
    """
    totalcount totalelements totalitems totalrecords totalresults totalhits totalrows totalsize numfound recordstotal nhits
    odatacount totalnum recordcount hydra:totalitems totalfeatures numbermatched numrowstotal totalresultscount
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
    cursor properties responsemetadata hydra:view
    """)
  private static let pageEnvelopes = words(
    "meta pagination paging page pageinfo pager responsemetadata hydra:view")
  private static let rows = words(
    """
    data records result results rows content items list entries elements hits features embedded value docs nodes edges member
    hydra:member members objects response
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// Whether the number of all may be a sum of what the rows have.
  var mayBeSum: Bool { total == nil }

  var pages: FurtherPages? {
    var found = FurtherPages(total: total, isSaid: false)
    // What has a name is a place, and says and counts what it likes.
    let mayBePage = !isNamed && !isQuota && (hasRows || page != nil || pageCount != nil)
    if mayBePage {
      if total == nil, isEnvelope { found.total = count }
      found.isSaid = isMore ?? false
      if isMore == nil, let page, let pageCount, page < pageCount { found.isSaid = true }
      if let next, let page, next == page + 1 { found.isSaid = true }
      found.isCertain = isCertain || total == nil && mayCountPage && found.isSaid
    } else if isCertain {
      (found.isSaid, found.isCertain) = (isMore ?? false, true)
    }
    return found == FurtherPages() ? nil : found
  }

  mutating func read(_ object: Int, of document: Document, depth: Int, isOfPages: Bool = false) {
    let members = Array(document.children(of: object).prefix(PageWords.mostMembers))
    guard members.count < PageWords.mostMembers else { return }
    let keys = members.map {
      FieldNames.normalized(document.text.string(document.keys.slices[Int(document.values[$0].key)]))
    }
    isNamed = isNamed || keys.contains(where: PageWords.names.contains)
    isQuota = isQuota || keys.contains("remaining")
    isEnvelope = isEnvelope || isOfPages
    // Nothing was found, or nothing is wanted but what is counted by groups.
    let isEmptyList = zip(members, keys).contains { member, key in
      key == "hits" && document.values[member].kind == .array && document.count(of: member) == 0
    }
    guard !isEmptyList else { return }
    // jqGrid's: `total` is the number of pages, `records` that of the rows.
    let counted = zip(members, keys).first { $1 == "records" && document.values[$0].kind != .array }?.0
    for (member, key) in zip(members, keys) {
      let value = document.values[member]
      if value.kind == .object {
        take(object: member, key, isAlone: members.count == 1, of: document, depth)
      } else if value.kind == .array {
        if key == "links" || key == "link" { takeLinks(member, of: document) }
        hasRows = hasRows || PageWords.rows.contains(key)
      } else if value.slice.count < PageWords.longest {
        if counted != nil, key == "total" { continue }
        take(document.text.string(value.slice), value.kind, member == counted ? "totalrecords" : key)
      }
    }
  }

  private mutating func take(
    object: Int, _ key: String, isAlone: Bool, of document: Document, _ depth: Int
  ) {
    if PageWords.links.contains(key) || PageWords.ways.contains(key) {
      // `"next": {"href": "…"}`.
      for member in document.children(of: object) where document.values[member].kind == .string {
        let name = document.text.string(document.keys.slices[Int(document.values[member].key)])
        if ["href", "url"].contains(name) { takeWay(document.text.string(document.values[member].slice)) }
      }
      return
    }
    if key == "lastevaluatedkey" || key == "continue" && saysContinue(object, of: document) {
      (isMore, isCertain) = (true, true)
    }
    if PageWords.counts.contains(key) {
      // Elasticsearch's `"total": {"value": 240, "relation": "eq"}`.
      for member in document.children(of: object) where document.values[member].kind == .number {
        take(document.text.string(document.values[member].slice), .number, key)
      }
      return
    }
    guard depth < PageWords.mostDepth, isAlone || PageWords.envelopes.contains(key) else { return }
    hasRows = hasRows || PageWords.rows.contains(key)
    read(
      object, of: document, depth: depth + 1, isOfPages: depth == 0 && PageWords.pageEnvelopes.contains(key))
  }

  /// Whether an object has where MediaWiki's next answer begins: `{"cmcontinue": "page|4142|18", "continue": "-||"}`.
  private func saysContinue(_ object: Int, of document: Document) -> Bool {
    document.children(of: object).contains { member in
      document.values[member].kind == .string
        && document.text.string(document.keys.slices[Int(document.values[member].key)]).hasSuffix("continue")
    }
  }

  /// Takes a list of links: `[{"rel": "next", "href": "…"}]`.
  private mutating func takeLinks(_ list: Int, of document: Document) {
    for link in document.children(of: list).prefix(PageWords.mostMembers)
    where document.values[link].kind == .object {
      var (isNext, address) = (false, "")
      for member in document.children(of: link) where document.values[member].kind == .string {
        let key = document.text.string(document.keys.slices[Int(document.values[member].key)])
        let text = document.text.string(document.values[member].slice)
        if key == "rel" || key == "relation" { isNext = text == "next" }
        if key == "href" || key == "url" { address = text }
      }
      if isNext { takeWay(address) }
    }
  }

  /// - Parameter text: 1 or 0 for yes and no.
  private mutating func take(_ text: String, _ kind: Value.Kind, _ key: String) {
    let number = kind == .number ? Int(text).flatMap { (0..<Int(UInt32.max)).contains($0) ? $0 : nil } : nil
    if PageWords.others.contains(key) { isEnvelope = true }
    let isWay = PageWords.links.contains(key) || PageWords.ways.contains(key)
    switch kind {
    case .bool: takeTruth(text == "1", key)
    case .null:
      if isWay || PageWords.tokens.contains(key) { (isMore, isEnvelope) = (isMore ?? false, true) }
    case .string:
      if isWay {
        if text.isEmpty {
          (isMore, isEnvelope) = (isMore ?? false, true)
        } else if PageWords.ways.contains(key) {
          takeWay(text)
        } else {
          (isMore, isCertain) = (isMore ?? true, true)
        }
      }
      // Airtable's offset is a text where there is more.
      if PageWords.tokens.contains(key) || key == "offset" && Int(text) == nil {
        isMore = isMore ?? !text.isEmpty
        isCertain = isCertain || !text.isEmpty
      }
      // Numbers in quotes, as PHP prints them.
      if let written = Int(text), String(written) == text { take(text, .number, key) }
    case .number:
      if PageWords.flags.contains(key), let number, number < 2 { takeTruth(number == 1, key) }
      if PageWords.ways.contains(key) { next = number }
      if PageWords.pageNumbers.contains(key) { (page, isEnvelope) = (number, true) }
      if PageWords.pageCounts.contains(key) { (pageCount, isEnvelope) = (number, true) }
      if PageWords.totals.contains(key) { total = total ?? number }
      if PageWords.counts.contains(key) {
        mayCountPage = mayCountPage || count == nil && key == "count"
        count = count ?? number
      }
    default: break
    }
  }

  private mutating func takeTruth(_ isTrue: Bool, _ key: String) {
    if PageWords.flags.contains(key) {
      isMore = isMore ?? isTrue
      isCertain = isCertain || isTrue && hasRows
    }
    if PageWords.ends.contains(key) { isMore = isMore ?? !isTrue }
    if key == "next" { isMore = isMore ?? isTrue }
  }

  /// Takes the address of what comes next, which is a page's where it says so: `?page=2`; not `"next": "/about"`.
  private mutating func takeWay(_ text: String) {
    let isPage = text.contains("?") || text.contains("=") || text.lowercased().contains("page")
    guard isPage else { return }
    (isMore, isEnvelope) = (isMore ?? true, true)
  }
}
