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
    let found = scripts(of: page).withUnsafeBytes { scripts -> ScriptData.Conversion? in
      if let json = LinkedSelects.json(of: scripts) { return ScriptData.Conversion(json: json) }
      // Lists of the page are what is meant, not what a program needs.
      guard !outline.kinds.contains(.list) else { return nil }
      if let declared = ScriptData.conversion(of: scripts) {
        let found = ConstantChoice.narrowed(declared, in: scripts)
        let areTrees = found.parts.contains { ConstantChoice.isNested($0.json) }
        return !areTrees && ConstantChoice.isNested(found.json) ? found : nil
      }
      return ConstantChoice.inside(scripts, ScriptData.constants(of: scripts))
    }
    return found.flatMap { isNamedByValues($0.json, outline) ? nil : $0 }
  }

  /// Whether the names of a tree are the values of options that the page calls otherwise, `{fr: ["Paris"]}` beside `<option
  /// value="fr">France`, or other ones than the options of the page.
  private static func isNamedByValues(_ json: [UInt8], _ outline: PageOutline) -> Bool {
    let options = outline.nodes.map {
      (code: outline.text.string($0.code), name: outline.text.string($0.name))
    }
    let labels = Dictionary(options.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
    let names = Set(options.map(\.name))
    return json.withUnsafeBytes { bytes in
      guard let roots = try? readTree(bytes, name: "").tree.roots.map(\.name) else { return true }
      return roots.contains { root in !root.isEmpty && labels[root].map { $0 != root } ?? false }
        || outline.kinds == outline.kinds.filter { $0 == .choice } && names.count > 1
          && names.isDisjoint(with: roots)
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
