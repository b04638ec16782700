import RegionModel

/// Web pages, which are seldom XML, and of which one list alone is read.
enum WebPage {
  static let reason = "a web page, which is not read; save its table as CSV"
  private static let several =
    "a web page with several lists, which is not read; put the one to choose from into a file of its own"

  /// The tree of a page's only list, and the text of its names; nil where the text is another, or has none.
  ///
  /// - Throws: `SourceErrors` where the page has several.
  static func interpretation(
    _ text: SourceText, name: String
  ) throws(SourceErrors) -> (Interpretation, SourceText)? {
    let isOfBrowser = isOfBrowser(text.source)
    guard !PHPText.isMeant(text.source), isOfBrowser || isMeant(text.source) || mayHoldList(text.source)
    else { return nil }
    try EncodingCheck.check(text.source, name: name)
    let outline = PageOutline(text)
    if let found = outline.interpretation() {
      if isFilled(found.records, outline.text) { throw SourceErrors(source: name, reason) }
      return (found, outline.text)
    }
    if isOfBrowser { throw SourceErrors(source: name, "there is nothing to choose from") }
    if outline.kinds.count > 1, !outline.hasTable { throw SourceErrors(source: name, several) }
    return nil
  }

  /// The tree of the only list of a template, which has other lines in front: `@section('content')`, `{% block main %}`.
  ///
  /// - Throws: `SourceErrors` where it has several lists, or none that is written out.
  static func list(
    _ text: SourceText, name: String
  ) throws(SourceErrors) -> (Interpretation, SourceText) {
    let outline = PageOutline(text)
    if let found = outline.interpretation(), !isFilled(found.records, outline.text) {
      return (found, outline.text)
    }
    throw SourceErrors(source: name, outline.kinds.count > 1 && !outline.hasTable ? several : reason)
  }

  /// Whether a program fills names in: `{{ item.name }}`, `{item}`, `<%= name %>`.
  private static func isFilled(_ records: Records, _ text: SourceText) -> Bool {
    records.names.contains { name in
      let name = text.string(name)
      return name.has("{{") || name.has("<%") || name.has("{%") || name.hasPrefix("{") && name.hasSuffix("}")
    }
  }

  /// Whether a text begins as browsers write their bookmarks.
  static func isOfBrowser(_ source: UnsafeRawBufferPointer) -> Bool {
    let head = source.prefix(64).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    return String(decoding: head, as: UTF8.self).uppercased().hasPrefix("<!DOCTYPE NETSCAPE-BOOKMARK-FILE")
  }

  /// Whether the first tag of a text is one of those of pages that have lists in them.
  private static func mayHoldList(_ source: UnsafeRawBufferPointer) -> Bool {
    var tags = PageTags(UnsafeRawBufferPointer(rebasing: source.prefix(1 << 12)))
    while let token = tags.next() {
      guard case .open(let tag, _) = token, tag != "template" else { continue }
      return ["html", "body", "div", "ul", "ol", "dl", "nav", "menu", "select", "datalist"].contains(tag)
    }
    return false
  }

  /// Whether a text begins as web pages do: `<!doctype html>`, `<html lang=en>`, in any case.
  static func isMeant(_ source: UnsafeRawBufferPointer) -> Bool {
    let head = source.prefix(1 << 12).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    var text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    while true {
      text = text.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      guard text.starts(with: "<!--".utf8) else { break }
      while !text.isEmpty, !text.starts(with: "-->".utf8) { text.removeFirst() }
      text = text.dropFirst(3)
    }
    return ["<!doctype html", "<html", "<head", "<body"].contains { beginning in
      guard text.starts(with: beginning.utf8) else { return false }
      return text.dropFirst(beginning.utf8.count).first.map { !($0 >= 0x61 && $0 <= 0x7A) } ?? true
    }
  }

  /// Whether an element that a text begins with is one of web pages.
  static func begins(with element: String) -> Bool {
    isCertain(element) || ["table", "template"].contains(element.lowercased())
  }

  /// Whether the elements that a text begins with are those of web pages: a `table` alone may hold data.
  static func begins(with element: String, around inner: String?) -> Bool {
    if isCertain(element) { return true }
    guard let inner = inner?.lowercased() else { return false }
    switch element.lowercased() {
    case "table": return ["thead", "tbody", "tr", "caption", "colgroup"].contains(inner)
    case "template":
      return inner.utf8.contains(UInt8(ascii: "-"))
        || ["div", "section", "main", "span", "p", "a", "ul", "view", "table", "form"].contains(inner)
    default: return false
    }
  }

  private static func isCertain(_ element: String) -> Bool {
    ["html", "head", "body", "div", "ul", "ol", "script"].contains(element.lowercased())
  }
}
