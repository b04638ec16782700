/// What a document says of itself around its one list, as the cover of a book does: title, version, source, licence.
///
///     {"title": "Divisions of Utopia", "version": "1.2", "license": "CC-BY", "divisions": [ … ]}
///
/// The title is no place above the others then. `{"name": "World", "children": [ … ]}` says nothing but a name, and is one.
enum Cover {
  /// The list under a cover; nil where the object is a node.
  static func list(_ root: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    guard root == 0, let list = RecordFields(root, document, roles, depth: 0).children,
      document.values[list].kind == .array, document.hasObject(list),
      !treeWords.contains(word(list, document))
    else { return nil }
    var isSaid = false
    for member in document.children(of: root) where member != list {
      let word = word(member, document)
      if document.values[member].isContainer {
        guard !document.hasObject(member), !document.hasContainer(member) else { return nil }
      } else if isFact(word) {
        // What the places in it have, too, may be said of a place.
        isSaid = isSaid || !has(list + 1, document.values[member].key, document)
      } else if !titles.contains(word) {
        return nil
      }
    }
    return isSaid ? list : nil
  }

  private static func has(_ object: Int, _ key: UInt32, _ document: Document) -> Bool {
    document.children(of: object).contains { document.values[$0].key == key }
  }

  /// Whether a member is an object that says what the document is, beside its list.
  static func isAbout(_ member: Int, _ document: Document) -> Bool {
    document.values[member].kind == .object && !document.hasContainer(member)
      && ["metadata", "meta", "info", "about", "header"].contains(word(member, document))
  }

  /// Whether a member holds objects of numbers alone under the same keys each, as places on the map by their names:
  /// `{"Bagua": {"lat": -5.6, "lng": -78.5}, "Huaraz": {"lat": -9.5, "lng": -77.5}}`.
  static func isTableOfMeasures(_ member: Int, _ document: Document) -> Bool {
    guard document.values[member].kind == .object, document.hasObject(member) else { return false }
    let first = Set(document.children(of: member + 1).map { document.values[$0].key })
    return first.count > 1
      && document.children(of: member).allSatisfy { row in
        document.values[row].kind == .object && document.isMeasure(row)
          && document.children(of: row).allSatisfy { first.contains(document.values[$0].key) }
      }
  }

  /// Whether an object has a name and a code, or all its texts, under the same keys as those in its list: it is a place as
  /// these are.
  static func isPlace(_ root: Int, above list: Int, _ document: Document, _ roles: KeyRoles) -> Bool {
    guard document.values[list].kind == .array, document.hasObject(list),
      !document.children(of: root).contains(where: { isFact(word($0, document)) })
    else { return false }
    let (own, inner) = (
      RecordFields(root, document, roles, depth: 0), RecordFields(list + 1, document, roles, depth: 1)
    )
    func areAlike(_ one: Int?, _ other: Int?) -> Bool {
      guard let one, let other else { return false }
      return document.values[one].key == document.values[other].key
    }
    guard areAlike(own.name, inner.name) else { return false }
    let texts = document.children(of: root).filter { !document.values[$0].isContainer }
    // Beside a level stands what the place has: its capital, its dialling code.
    if LevelWords.isPlural(word(list, document)), texts.count > 2, holdsFields(root, document) { return true }
    return areAlike(own.code, inner.code)
      || texts.count > 1 && texts.allSatisfy { has(list + 1, document.values[$0].key, document) }
  }

  /// Whether an object has a text, a number or a truth that is said of a thing, and of no answer or document: `"enabled": true`.
  static func holdsFields(_ object: Int, _ document: Document) -> Bool {
    document.children(of: object).contains { member in
      let word = word(member, document)
      return !document.values[member].isContainer && document.values[member].kind != .null && !isFact(word)
        && !titles.contains(word) && !answers.contains(word)
    }
  }

  /// Words for what an answer says of itself.
  private static let answers: Set<String> = [
    "success", "ok", "message", "msg", "error", "errormessage", "errcode", "errno", "errmsg", "retcode",
    "ret",
    "state", "page", "pages", "pagesize", "perpage", "size", "limit", "offset", "start", "end", "next",
    "previous",
    "prev", "hasmore", "hasnext", "more", "cursor", "time", "now", "took", "duration", "cost", "requestid",
    "traceid",
    "method", "query", "q", "sort", "order", "default", "locale", "selected",
  ]

  private static func word(_ member: Int, _ document: Document) -> String {
    let key = document.values[member].key
    guard key != Value.noKey, document.keys.slices[Int(key)].count < 40 else { return "" }
    return FieldNames.normalized(document.text.string(document.keys.slices[Int(key)]))
  }

  /// Words for what lies below a node and for nothing else.
  private static let treeWords: Set<String> = [
    "children", "child", "childs", "childlist", "childnodes", "nodes", "sub", "subs", "kids", "members",
    "subordinates", "下级", "子级", "下属",
  ]

  /// Words for what a document is called and is about.
  private static let titles: Set<String> = [
    "name", "title", "label", "text", "id", "key", "code", "description", "desc", "summary", "subtitle",
    "note",
    "notes", "comment", "comments", "type", "kind", "format", "country", "countrycode", "language", "lang",
    "locale",
    "author", "authors", "url", "website", "homepage", "date", "year", "created", "createdat", "published",
    "publishedat", "timestamp", "status", "名称", "标题", "说明",
  ]

  /// Whether a word is one for what a document has and a node has not: its version, its source, how much it holds.
  private static func isFact(_ word: String) -> Bool {
    facts.contains(word) || ["total", "count", "num", "lastupdat"].contains(where: word.hasPrefix)
      || ["count", "version", "updated", "total"].contains(where: word.hasSuffix)
  }

  private static let facts: Set<String> = [
    "version", "ver", "revision", "release", "edition", "source", "sources", "sourceurl", "license",
    "licence",
    "copyright", "attribution", "generated", "generatedat", "generatedon", "generatedby", "generator",
    "updated",
    "updatedat", "exported", "exportedat", "publisher", "maintainer", "schema", "$schema", "encoding", "版本",
    "来源", "更新时间",
  ]
}
