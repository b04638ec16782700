import RegionModel

/// Finds the places that a code stands for now or stood for before.
///
/// Unlike `PlaceFinder` it returns all successors of an old code, and the place that had the code.
public struct CodeLookup: Sendable {
  public let tree: RegionTree

  public init(_ tree: RegionTree) { self.tree = tree }

  /// The meaning of `code`.
  ///
  /// - Returns: Nil if the tree does not know `code` and it does not look like one of its codes: 2, 4, 6, 9
  ///   or 12 digits for divisions of China.
  public func meaning(of code: String) -> CodeMeaning? {
    let candidates = tree.codeCandidates(code)
    let written = candidates.isEmpty ? [code] : candidates
    if let regions = written.lazy.map(tree.regions).first(where: { !$0.isEmpty }) {
      return CodeMeaning(code, regions: regions)
    }
    if let succession = written.lazy.compactMap(tree.succession).first { return meaning(code, succession) }
    guard !candidates.isEmpty else { return nil }
    return township(ofVillage: code) ?? CodeMeaning(code, nearest: nearest(to: code))
  }

  private func meaning(_ code: String, _ succession: CodeSuccession) -> CodeMeaning {
    let successors = Successors(of: succession.code, in: tree)
    let nearest = successors.regions.isEmpty ? nearest(to: code) : nil
    return CodeMeaning(
      code, regions: successors.regions, succession: succession, deadEnds: successors.deadEnds,
      nearest: nearest)
  }

  /// The meaning of the first nine digits of a village's code; nil if they lead nowhere.
  private func township(ofVillage code: String) -> CodeMeaning? {
    guard code.utf8.count == 12, var meaning = meaning(of: String(code.prefix(9))), !meaning.regions.isEmpty
    else { return nil }
    meaning.village = code
    return meaning
  }

  private func nearest(to code: String) -> Region? { CodeSearch(tree: tree).find(code)?.path.last }
}

/// The places that a code stands for, or the trace that it left.
public struct CodeMeaning: Equatable, Sendable {
  /// The code asked for; for a village, its first nine digits.
  public let code: String
  /// The place with the code, or its successors in the order of the data; empty if there are none.
  public let regions: [Region]
  /// The place that had the code, if the code is out of force.
  public let succession: CodeSuccession?
  /// Successor codes that the data says nothing about.
  public let deadEnds: [String]
  /// The nearest place above by the code's digits, if the code leads nowhere.
  public let nearest: Region?
  /// The full code asked for, if it is a village's; trees hold no villages, and `regions` is its township.
  public internal(set) var village: String?

  init(
    _ code: String, regions: [Region] = [], succession: CodeSuccession? = nil, deadEnds: [String] = [],
    nearest: Region? = nil
  ) {
    self.code = code
    self.regions = regions
    self.succession = succession
    self.deadEnds = deadEnds
    self.nearest = nearest
  }

  /// Whether the code belongs to a place today.
  public var isExact: Bool { !regions.isEmpty && succession == nil && village == nil }
}
