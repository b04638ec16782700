import RegionModel

/// The townships of the county that was found.
extension LatinReader {
  /// The township of a county that is named before Town, Subdistrict or a similar word.
  func township(below county: Int) -> (node: Int, range: Range<Int>)? {
    guard tree.level(ofNode: county) == .county || tree.level(ofNode: county) == .prefecture else {
      return nil
    }
    for position in text.words.indices {
      guard let kind = kind(at: position), kind == .town || kind == .subdistrict else { continue }
      for start in stride(from: max(position - 4, 0), to: position, by: 1) where isOnePart(start..<position) {
        let letters = Array(text.words[start..<position].map(\.letters).joined())
        let range = text.words[start].range.lowerBound..<text.words[position].range.upperBound
        if let node = child(of: county, spelled: letters, kind) { return (node, range) }
      }
    }
    return nil
  }

  /// The township of a county whose name fills the part between commas before or behind the county's, without a word for
  /// its kind: Bantian, Longgang District.
  func plainTownship(below county: Int, beside words: Range<Int>) -> (node: Int, range: Range<Int>)? {
    guard tree.level(ofNode: county) == .county, text.words[words.lowerBound].beginsPart else { return nil }
    let before = text.words[..<words.lowerBound].lastIndex { $0.beginsPart }.map { $0..<words.lowerBound }
    let next = words.upperBound
    let isPart = next < text.words.count && text.words[next].beginsPart
    let end = isPart ? text.words[(next + 1)...].firstIndex { $0.beginsPart } ?? text.words.count : next
    for part in [before, isPart ? next..<end : nil].compactMap({ $0 }) where isOnePart(part) {
      let letters = Array(text.words[part].map(\.letters).joined())
      guard letters.count >= LatinReader.shortestTown, table.places(letters).isEmpty else { continue }
      guard let node = child(of: county, spelled: letters, .town) else { continue }
      let (first, last) = (text.words[part.lowerBound].range, text.words[part.upperBound - 1].range)
      return (node, first.lowerBound..<last.upperBound)
    }
    return nil
  }

  /// The fewest letters of a township without a word for its kind.
  private static let shortestTown = 5

  /// The only township of a place with this spelling, without its suffix; of several, the only one of the stated kind.
  private func child(of county: Int, spelled letters: [UInt8], _ kind: LatinKind) -> Int? {
    let nodes = tree.childNodes(of: county).filter { node in
      guard tree.level(ofNode: node) > .county, tree.label(ofNode: node).reading.first == letters.first
      else { return false }
      return LatinTable.letters(tree.label(ofNode: node).shortSyllables.joined()) == letters
    }
    let ofKind = nodes.filter { tree.name($0, endsIn: "街道") == (kind == .subdistrict) }
    return nodes.count == 1 ? nodes[0] : ofKind.count == 1 ? ofKind[0] : nil
  }
}
