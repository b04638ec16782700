/// The script of a component that has its template, its script and its styles in one file, as those of Vue and Svelte do:
///
///     <template> … </template>
///     <script setup> const items = [{ id: 1, title: 'Documents' }] </script>
enum ComponentScript {
  /// Where the longest script stands that is written out; nil where a text is something else.
  ///
  /// - Complexity: O(1) where a text does not begin with such a tag, else O(*n*).
  static func range(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    guard let start = tagStart(bytes), opens("template", bytes, start) || opens("script", bytes, start) else {
      return nil
    }
    var (at, longest) = (start, 0..<0)
    while let open = next("<script", in: bytes, from: at), let end = tagEnd(bytes, open),
      let close = next("</script", in: bytes, from: end)
    {
      if opens("script", bytes, open), close - end > longest.count { longest = end..<close }
      at = close + 1
    }
    return longest.isEmpty ? nil : longest
  }

  /// The first sign behind blanks and comments.
  private static func tagStart(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while at < bytes.count {
      if ScriptData.isBlank(bytes[at]) {
        at += 1
      } else if bytes[at...].starts(with: "<!--".utf8) {
        guard let end = next("-->", in: bytes, from: at) else { return nil }
        at = end + 3
      } else {
        return at
      }
    }
    return nil
  }

  /// Whether a tag begins here, with nothing behind its name but a blank or its end.
  private static func opens(_ name: String, _ bytes: UnsafeRawBufferPointer, _ at: Int) -> Bool {
    let end = at + 1 + name.utf8.count
    return end < bytes.count && bytes[at...].starts(with: "<".utf8)
      && bytes[(at + 1)...].starts(with: name.utf8)
      && (bytes[end] == UInt8(ascii: ">") || ScriptData.isBlank(bytes[end]))
  }

  /// Behind the sign that closes a tag. Attributes may hold one in quotes: `generic="T extends Record<string, unknown>"`.
  private static func tagEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    var (at, quote) = (start, UInt8(0))
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if "\"'".utf8.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return at
      }
    }
    return nil
  }

  private static func next(_ text: String, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var at = start
    while let found = bytes[at...].firstIndex(of: first) {
      if bytes[found...].starts(with: text.utf8) { return found }
      at = found + 1
    }
    return nil
  }
}
