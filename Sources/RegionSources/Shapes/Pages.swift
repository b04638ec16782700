/// Answers of a server page by page, each an object around a part of one list:
///
///     {"page": 1, "results": [{"id": 1, "name": "North"}]}
///     {"page": 2, "results": [{"id": 2, "name": "South"}]}
extension Document {
  /// The document with the rows of all pages in one list; itself where it holds no pages.
  ///
  /// - Complexity: O(1) where the first value is no page, else O(*n*).
  func withoutPages() -> Document {
    guard let first = values.first else { return self }
    let pages = isMany ? children(of: nil) : first.kind == .array ? children(of: 0) : nil
    guard let pages else { return self }
    if !isMany, let rows = Pages(self).rowsBesideRemarks(of: pages) { return only(listAt: rows) }
    guard let rows = Pages(self).rows(of: pages) else { return self }
    var document = self
    document.values = ValueList()
    document.values.append(Value(.array, Slice(start: first.start, count: 0), key: Value.noKey))
    for list in rows {
      let shift = list + 1 - document.values.count
      for index in (list + 1)..<Int(values[list].end) {
        var value = values[index]
        value.end = UInt32(Int(value.end) - shift)
        document.values.append(value)
      }
    }
    var list = document.values[0]
    list.end = UInt32(document.values.count)
    document.values[0] = list
    return document
  }
}

extension Document {
  /// The document of one of its lists alone.
  private func only(listAt list: Int) -> Document {
    var document = self
    document.values = ValueList()
    for index in list..<Int(values[list].end) {
      var value = values[index]
      value.end = UInt32(Int(value.end) - list)
      document.values.append(value)
    }
    return document
  }
}

/// Finds the lists of pages.
private struct Pages {
  private let document: Document
  /// What each key says; nil where nobody asked yet.
  private var meanings: [Meaning?]

  private enum Meaning { case remark, alike, other }

  init(_ document: Document) {
    self.document = document
    meanings = Array(repeating: nil, count: document.keys.count)
  }

  /// What servers say beside a list, in the form of `FieldNames.normalized`.
  private static let words = set(
    """
    page pages pageno pagenum pagenumber pagesize pagecount perpage currentpage lastpage totalpages pageindex pagetoken
    next nextpage nextpagetoken nextlink nexturl nextcursor odatanextlink odatacontext odatacount previous prev prevpage
    previouspage first last self links pagination paging meta metadata cursor marker after before scrollid
    count total totalcount totalresults totalitems totalrecords totalelements numberofelements number numfound size limit
    offset start skip from to hasmore hasnext hasnextpage more islast isfirst incompleteresults truncated isend
    errno error errors message msg time timestamp took elapsed requestid traceid etag url request response warnings
    facets aggregations sort
    """)
  /// What stands beside the list of each page alike; elsewhere these may tell records apart.
  private static let alike = set(
    "status statuscode code errcode success ok result info version apiversion kind object type")

  private static func set(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// The list of a page whose remarks stand in an object in front of it, as the World Bank prints them: `[{"page": 1, "pages":
  /// 6}, [{"id": "ABW", "name": "Aruba"}]]`; nil for any other.
  func rowsBesideRemarks(of page: Document.Children) -> Int? {
    let parts = Array(page.prefix(3))
    guard parts.count == 2, document.values[parts[0]].kind == .object, document.hasObject(parts[1]),
      document.values[parts[1]].kind == .array
    else { return nil }
    var finder = self
    let remarks = Array(document.children(of: parts[0]))
    let areRemarks = remarks.allSatisfy {
      !document.values[$0].isContainer && finder.meaning(of: document.values[$0].key) == .remark
    }
    return areRemarks && remarks.count > 1 ? parts[1] : nil
  }

  /// The list of each page; nil where some value is no page, or there is only one.
  func rows(of pages: Document.Children) -> [Int]? {
    var finder = self
    var (lists, key, said): ([Int], UInt32?, [String]) = ([], nil, [])
    for page in pages {
      var own: [String] = []
      guard let list = finder.list(of: page, depth: 0, &own) else { return nil }
      if lists.isEmpty { (key, said) = (document.values[list].key, own) }
      guard document.values[list].key == key, own == said else { return nil }
      lists.append(list)
    }
    return lists.count > 1 ? lists : nil
  }

  /// The only list of objects of a page, which may stand in one object more; nil where the value is something else.
  ///
  /// - Parameter said: What must stand in each page alike.
  private mutating func list(of page: Int, depth: Int, _ said: inout [String]) -> Int? {
    guard document.values[page].kind == .object else { return nil }
    var found: Int?
    for member in document.children(of: page) {
      let value = document.values[member]
      switch meaning(of: value.key) {
      case .remark: continue
      case .alike where !value.isContainer: said.append(document.text.string(value.slice))
      default:
        let isEmpty = value.end == member + 1
        guard value.kind == .object || value.kind == .array && (isEmpty || document.hasObject(member)),
          found == nil
        else { return nil }
        found = member
      }
    }
    guard let found, document.values[found].kind == .object else { return found }
    return depth == 0 ? list(of: found, depth: 1, &said) : nil
  }

  private mutating func meaning(of key: UInt32) -> Meaning {
    if let known = meanings[Int(key)] { return known }
    let name = FieldNames.normalized(document.text.string(document.keys.slices[Int(key)]))
    let meaning: Meaning = Pages.words.contains(name) ? .remark : Pages.alike.contains(name) ? .alike : .other
    meanings[Int(key)] = meaning
    return meaning
  }
}
