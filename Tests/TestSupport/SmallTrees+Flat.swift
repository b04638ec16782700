import RegionModel

extension SmallTrees {
  /// Builds a tree from a table, one region per line: code, parent's code or a dash, level, name.
  ///
  /// A bar in the name ends the short name; `_` is a blank. Names and codes follow China's rules unless
  /// `rules` differ.
  public static func flat(
    _ text: String, successions: [String: [String]] = [:], history: [CodeSuccession?] = [],
    aliases: [Alias] = [], foldings: [Unicode.Scalar: Unicode.Scalar] = [:], rules: RegionTree.Rules = .china
  ) -> RegionTree {
    let records = text.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      let name = String(fields[3]).map { $0 == "_" ? " " : $0 }
      return RegionRecord(
        code: String(fields[0]), parentCode: fields[1] == "-" ? "" : String(fields[1]),
        level: Level(rawValue: UInt8(fields[2]) ?? 0), name: String(name.filter { $0 != "|" }),
        shortName: String(name.prefix { $0 != "|" }))
    }
    do {
      var builder = TreeBuilder(records)
      let successions = successions.map { CodeSuccession(code: $0, successors: $1) }
      builder.successions = (successions + history).compactMap { $0 }
      builder.aliases = aliases
      builder.foldings = foldings
      builder.rules = rules
      return try RegionTree(compiled: builder.build())
    } catch {
      preconditionFailure("the fixture is no tree: \(error)")
    }
  }
}
