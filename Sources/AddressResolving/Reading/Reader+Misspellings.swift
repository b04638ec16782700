import RegionModel

/// Names with one wrong character, such as 武候区 for 武侯区.
extension Reader {
  /// Takes the only county or city below a place whose name is written so behind it.
  func takeMisspelled(_ reading: Reading) {
    let children = tree.childNodes(of: reading.node)
    guard let name = unknownName(at: reading.position) else { return }
    take(misspelled: name, among: [children, tree.childNodes(ofAll: children)], reading)
  }

  /// Reads a city whose name is written so at the beginning of a word, since nothing else names a place.
  func readMisspelledCities() {
    guard text.all.contains(.division) else { return }
    let (bytes, end) = (text.bytes, text.count &- 2)
    var suffix = 6
    while suffix < end {
      if bytes[suffix] == 0xE5, bytes[suffix &+ 1] == 0xB8, bytes[suffix &+ 2] == 0x82 {  // 市
        for count in 2...4 where best.score == 0 && suffix >= 3 * count {
          readMisspelledCity(at: suffix &- 3 &* count)
        }
        if best.score > 0 { return }
      }
      suffix &+= 1
    }
  }

  private func readMisspelledCity(at position: Int) {
    guard text.beginsCharacter(position), isWordStart(position), let name = unknownName(at: position) else {
      return
    }
    let cities = tree.childNodes(ofAll: tree.childNodes(of: 0))
    take(misspelled: name, among: [cities], Reading(from: position))
  }

  /// The two to four characters at a position with the suffix of a county or a city behind them; nil if there is none, or
  /// a sign, or a name that is known.
  private func unknownName(at position: Int) -> Range<Int>? {
    var end = position
    for count in 0..<5 {
      let marks = text.marks(at: end)
      guard end < text.count, count == 0 || !marks.contains(.edge) else { return nil }
      end = text.next(after: end)
      if count > 1, marks.contains(.division) {
        let isKnown = names.hasName(in: text, at: position) || Words.turnsFullName(text, at: end)
        return isKnown ? nil : position..<end
      }
    }
    return nil
  }

  /// Whether a text is a name but for one character that sounds or looks like the right one.
  func isMisspelled(_ written: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer) -> Bool {
    Homophones.difference(written, name).map { homophones.areAlike($0) } ?? false
  }

  private func take(misspelled range: Range<Int>, among places: [Range<Int>], _ reading: Reading) {
    let written = UnsafeRawBufferPointer(start: text.bytes + range.lowerBound, count: range.count)
    var meant = 0
    for node in places.joined() where tree.level(ofNode: node) <= .county {
      guard isMisspelled(written, tree.label(ofNode: node).name) else { continue }
      guard meant == 0 else { return }
      meant = node
    }
    guard meant > 0 else { return }
    var next = reading
    next.takeMisspelled(range, meant, tree.level(ofNode: meant), root: tree.root(of: meant))
    follow(next)
  }
}
