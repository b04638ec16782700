import RegionModel

/// The names of one character that provinces have, such as 湘, from the tree's other names.
///
/// The table is made when an address first begins with a character in front of a name, with a pass over the other names.
final class ProvinceCharacters: Sendable {
  /// The provinces by the three bytes of their characters.
  private let provinces: [UInt32: Int]

  init(_ tree: RegionTree) {
    var provinces: [UInt32: Int] = [:]
    for alias in 0..<tree.aliasCount where tree.aliasEntry(alias).kind == .short {
      let name = tree.aliasLabel(alias).name
      guard name.count == 3, let bytes = name.baseAddress else { continue }
      for node in tree.aliasNodes(alias) where tree.level(ofNode: Int(node)) == .province {
        provinces[Characters.word(bytes)] = Int(node)
      }
    }
    self.provinces = provinces
  }

  /// The province that the first character of a text stands for; nil if there is none.
  func province(beginning text: Text) -> Int? { provinces[Characters.word(UnsafeRawPointer(text.bytes))] }
}
