/// The scripts of a web page that has no list of its own to choose from: they fill its selects.
enum PageScripts {
  /// What the scripts declare, with the lines of the page: lists of linked selects, or the only tree; nil where there is none,
  /// and for other texts.
  ///
  /// - Complexity: O(1) where the text does not begin as a page does, else O(bytes).
  static func conversion(of page: UnsafeRawBufferPointer) -> ScriptData.Conversion? {
    guard WebPage.isMeant(page), !PHPText.isMeant(page) else { return nil }
    let outline = PageOutline(SourceText(page))
    guard !outline.hasTable, outline.interpretation() == nil else { return nil }
    return scripts(of: page).withUnsafeBytes { scripts in
      if let json = LinkedSelects.json(of: scripts) { return ScriptData.Conversion(json: json) }
      if let declared = ScriptData.conversion(of: scripts) {
        let found = ConstantChoice.narrowed(declared, in: scripts)
        return ConstantChoice.isNested(found.json) ? found : nil
      }
      return ConstantChoice.inside(scripts, ScriptData.constants(of: scripts))
    }
  }

  /// A page with nothing but its scripts and its line ends.
  private static func scripts(of page: UnsafeRawBufferPointer) -> [UInt8] {
    var (found, tags, end): ([UInt8], PageTags, Int) = ([], PageTags(page), 0)
    while let token = tags.next() {
      guard case .open("script", _) = token, isProgram(tags, page) else { continue }
      let content = tags.content
      guard page[content].contains(where: { $0 > 0x20 }) else { continue }
      found += page[end..<content.lowerBound].filter { $0 == 0x0A } + page[content] + [0x3B]
      end = content.upperBound
    }
    return found
  }

  /// Whether a script is a program, and no data or template: `<script type="application/ld+json">`.
  private static func isProgram(_ tags: PageTags, _ page: UnsafeRawBufferPointer) -> Bool {
    guard let type = tags.attribute("type") else { return true }
    let text = String(decoding: page[type], as: UTF8.self).lowercased()
    return text.isEmpty || text == "module" || text.hasSuffix("javascript")
  }
}
