/// Texts full of tags that do not begin with one: templates of pages, and XML behind a stray line.
///
///     @extends('layouts.app')          menu.xml
///     <ul>                             <menu>
///       <li>Laptop</li>                  <item>Espresso</item>
///     </ul>                            </menu>
enum TaggedText {
  /// Whether half of the lines begin with a tag, and a third of these close one.
  ///
  /// - Parameter lines: The first lines, neither blank nor comments.
  static func isMeant(_ lines: [[UInt8]]) -> Bool {
    guard lines.count > 2 else { return false }
    var (tagged, closed) = (0, 0)
    for line in lines {
      line.withUnsafeBytes { bytes in
        let line = Blank.trimmed(bytes)
        guard beginsTag(line) else { return }
        tagged += 1
        if line.indices.contains(where: { line[$0...].starts(with: "</".utf8) }) { closed += 1 }
      }
    }
    return tagged * 2 >= lines.count && closed > 1 && closed * 3 >= tagged
  }

  /// Whether a line begins with a tag, or with the end of one: `<li>`, `</ul>`, `<!-- -->`.
  private static func beginsTag(_ line: UnsafeRawBufferPointer) -> Bool {
    guard line.count > 2, line[0] == UInt8(ascii: "<"), line.contains(UInt8(ascii: ">")) else { return false }
    let next = line[1] | 0x20
    return next >= 0x61 && next <= 0x7A || "/!?".utf8.contains(line[1])
  }

  /// Where a text stands in front of the first tag; nil where none does.
  static func strayPlace(_ source: UnsafeRawBufferPointer) -> Int? {
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = source[start...].firstIndex { $0 > 0x20 }
    return first.flatMap { source[$0] == UInt8(ascii: "<") ? nil : $0 }
  }

  /// Whether the first tag is one of a web page.
  static func isPage(_ source: UnsafeRawBufferPointer) -> Bool {
    var tags = PageTags(UnsafeRawBufferPointer(rebasing: source.prefix(1 << 16)))
    while let token = tags.next() {
      if case .open(let tag, _) = token, tag != "template" { return elements.contains(tag) }
    }
    return false
  }

  private static let elements: Set<String> = [
    "html", "head", "body", "div", "span", "p", "a", "ul", "ol", "dl", "nav", "main", "aside", "section",
    "article", "header", "footer", "form", "select", "datalist", "label", "button", "h1", "h2", "h3", "h4",
    "h5", "h6", "table", "script", "style", "link", "img", "br", "details", "center", "x-app-layout",
  ]
}
