import RegionModel

/// Finds the places that a code means, or has come to mean.
///
/// Unlike `PlaceFinder` it answers with all places that took a code's place, and says what bore it.
public struct CodeLookup: Sendable {
  public let tree: RegionTree

  public init(_ tree: RegionTree) { self.tree = tree }

  /// What `code` means.
  ///
  /// - Returns: Nil where `code` is neither known to the tree nor of the form of its codes: 2, 4, 6, 9 or 12 digits for
  ///   divisions of China.
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

  /// What the first nine digits of a village's code lead to; nil where they lead nowhere.
  private func township(ofVillage code: String) -> CodeMeaning? {
    guard code.utf8.count == 12, var meaning = meaning(of: String(code.prefix(9))), !meaning.regions.isEmpty
    else { return nil }
    meaning.village = code
    return meaning
  }

  private func nearest(to code: String) -> Region? { CodeSearch(tree: tree).find(code)?.path.last }
}

/// What a code means.
public struct CodeMeaning: Equatable, Sendable {
  /// The code as it was asked for; of a village's, its first nine digits.
  public let code: String
  /// The place that bears the code, or what took its place, in the order of the data; empty where nothing did.
  public let regions: [Region]
  /// What bore the code, where it is out of force.
  public let succession: CodeSuccession?
  /// Codes that took the place of this one and that nothing more is known of.
  public let deadEnds: [String]
  /// Where the code leads nowhere, the nearest place above it by its digits.
  public let nearest: Region?
  /// The code that was asked for, where it is a village's: no tree holds those, and the places are its township.
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

  /// Whether the one place is the very one that bears the code.
  public var isExact: Bool { !regions.isEmpty && succession == nil && village == nil }
}
