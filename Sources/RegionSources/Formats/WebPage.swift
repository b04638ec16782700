/// Web pages, which are seldom XML and are not read.
enum WebPage {
  static let reason = "a web page, which is not read; save its table as CSV"

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
