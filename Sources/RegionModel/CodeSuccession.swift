/// What became of a code that is out of force.
public struct CodeSuccession: Equatable, Sendable {
  public let code: String
  /// The codes of what took its place, in force or themselves out of it; empty where nothing did.
  public let successors: [String]

  /// - Returns: Nil where a code is empty, or holds a semicolon or what no code may hold.
  public init?(code: String, successors: [String]) {
    for code in [code] + successors {
      guard !code.isEmpty, !code.contains(";"), TextRules.flaw(in: code.utf8) == nil else { return nil }
    }
    self.code = code
    self.successors = successors
  }
}

extension RegionTree {
  /// What became of `code`; nil where the tree knows nothing of it, as of every code in force.
  ///
  /// The codes that took its place may be out of force as well, and damaged data may lead round in a circle.
  ///
  /// - Complexity: O(bytes of all successions): for codes that were looked for and not found.
  public func succession(ofCode code: String) -> CodeSuccession? {
    let wanted = Array(code.utf8)
    var rest = successions.bytes(from: 0, count: successions.count)[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[min(line.endIndex + 1, rest.endIndex)...]
      let behind = line.dropFirst(wanted.count)
      guard line.starts(with: wanted), behind.first == UInt8(ascii: "\t") else { continue }
      let successors = behind.dropFirst().split(separator: UInt8(ascii: ";"))
      return CodeSuccession(code: code, successors: successors.map { String(decoding: $0, as: UTF8.self) })
    }
    return nil
  }
}
