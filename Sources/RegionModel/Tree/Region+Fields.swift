/// What a tree says of its regions beside names, codes and levels; most trees say nothing.
extension RegionTree {
  /// What holds for a single region.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is shown, and cannot be chosen.
    public static let disabled = Flags(rawValue: 1)
    /// Nothing is below it, whatever was not read yet.
    public static let leaf = Flags(rawValue: 2)
    /// Something is below it that was not read yet.
    public static let hasChildren = Flags(rawValue: 4)
  }

  /// What the further fields are called, in the order of the data.
  public var fieldNames: [String] {
    fieldNameBytes.bytes(from: 0, count: fieldNameBytes.count).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Region {
  public var flags: RegionTree.Flags { RegionTree.Flags(rawValue: tree.flagBytes.uint8(at: Int(node))) }

  /// The further fields of the region that hold something, in the order of the data.
  ///
  /// - Complexity: O(fields).
  public var fields: [(name: String, text: String)] {
    let names = tree.fieldNames
    return fieldTexts.compactMap { number, text in
      number < names.count ? (names[number], String(decoding: text, as: UTF8.self)) : nil
    }
  }

  /// The text of a further field; nil where the region has none of that name.
  public func field(_ name: String) -> String? { fields.first { $0.name == name }?.text }

  /// Adds the further fields to those of a builder with the same names.
  package func addFields(to texts: inout FieldTexts) {
    for (number, text) in fieldTexts { texts.add(number, text) }
    texts.endRecord()
  }

  /// The further fields as they are stored, each with its number.
  package var fieldTexts: [(Int, UnsafeRawBufferPointer)] {
    var position = Int(tree.fieldOffsets.uint32(at: Int(node) * 4))
    let end = min(Int(tree.fieldOffsets.uint32(at: Int(node) * 4 + 4)), tree.fieldTexts.count)
    var texts: [(Int, UnsafeRawBufferPointer)] = []
    while position + 4 <= end {
      let count = Int(tree.fieldTexts.uint16(at: position + 2))
      texts.append(
        (Int(tree.fieldTexts.uint16(at: position)), tree.fieldTexts.bytes(from: position + 4, count: count)))
      position += 4 + count
    }
    return texts
  }
}
