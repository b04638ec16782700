import RegionModel

/// Why a compiled tree cannot be as somebody wants it, as a sentence without its full stop.
public struct AdaptionError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
}

/// A tree that is compiled already, with what a person says of it: other names of its levels, another order.
extension RegionTree {
  /// The tree itself where nothing is to be other.
  ///
  /// - Throws: Where the data's order is asked for, and the tree was sorted when it was compiled.
  /// - Complexity: O(bytes) for other names, O(*n*) and a sort for another order.
  public func adapted(to options: ReadingOptions) throws(AdaptionError) -> RegionTree {
    var tree = self
    do {
      if options.order == .letters, order == .source { tree = try tree.copied(order: .letters) }
      if !options.levels.isEmpty {
        let names = TreeMaker.levelNames(options.levels)
        tree = try RegionTree(compiled: tree.block(withLevelNames: names), check: .header)
      }
    } catch {
      throw AdaptionError(description: "\(error)")
    }
    if options.saysOrder, options.order == .source, order == .letters {
      throw AdaptionError(
        description: "the tree was compiled in the order of letters; the data's own order is not in it")
    }
    return tree
  }

  /// The same places in an order, without those that a filter leaves out.
  func copied(order: Order, keeping filter: RegionFilter? = nil) throws -> RegionTree {
    var builder = TreeBuilder()
    builder.order = order
    builder.siblingCodes = .asTheyAre
    (builder.dataDate, builder.provenance, builder.levelNames) = (dataDate, provenance, levelNames)
    builder.reserve(count, bytes: 0)
    var fields = FieldTexts(names: fieldNames)
    /// The record of each node, where some are left out.
    var records: [Int: Int] = [:]
    for node in 1..<(count + 1) {
      if let filter {
        guard filter.contains(node: node) else { continue }
        records[node] = records.count
      }
      let (label, parent) = (label(ofNode: node), parentNode(of: node))
      builder.append(
        name: label.name, reading: label.reading, code: codeBytes(ofNode: node),
        parent: parent > 0 ? records[parent] ?? parent - 1 : nil, level: level(ofNode: node))
      let region = region(numbered: UInt32(node))
      builder.flags.append(region.flags.rawValue)
      region.addFields(to: &fields)
    }
    if !fieldNames.isEmpty { builder.fields = fields }
    return try builder.tree()
  }
}
