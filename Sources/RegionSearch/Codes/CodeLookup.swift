import RegionModel

/// Finds the places that a code stands for now or stood for before.
///
/// Unlike `PlaceFinder` it answers with all places that took a code's place, and says what bore it. A code that means
/// different places in the two systems of a tree is taken in the one asked for; the other places are told.
public struct CodeLookup: Sendable {
  public let tree: RegionTree
  /// The system in which a code is looked for first.
  public let system: CodeSystem

  public init(_ tree: RegionTree, system: CodeSystem = .first) {
    self.tree = tree
    self.system = system
  }

  /// The meaning of `code`.
  ///
  /// Twelve digits are the bureau's whatever the system: nobody else writes so many.
  ///
  /// - Returns: Nil where `code` is neither known to the tree nor of the form of its codes: 2, 4, 6, 9 or 12 digits for
  ///   divisions of China.
  public func meaning(of code: String) -> CodeMeaning? {
    let isLong = code.utf8.count == RegionCode.villageLength
    guard isLong, system == .first, tree.hasSecondCodes, tree.hasDivisionCodes else { return found(code) }
    return CodeLookup(tree, system: .second).found(code)
  }

  private func found(_ code: String) -> CodeMeaning? {
    let candidates = tree.codeCandidates(code)
    let written = candidates.isEmpty ? [code] : candidates
    if let meaning = inForce(code, written) { return meaning }
    if let succession = written.lazy.compactMap({ tree.succession(ofCode: $0) }).first {
      return meaning(code, succession)
    }
    guard !candidates.isEmpty else { return nil }
    return township(ofVillage: code) ?? CodeMeaning(code, nearest: nearest(to: code))
  }

  /// What the code means now in the system asked for, else in the other one.
  private func inForce(_ code: String, _ written: [String]) -> CodeMeaning? {
    let systems = tree.hasSecondCodes ? [system, system.other] : [.first]
    for system in systems {
      for text in written {
        guard let use = CodeUse(text, in: system, of: tree) else { continue }
        var meaning = CodeMeaning(code, regions: use.regions)
        meaning.system = system
        meaning.isAsked = system == self.system || !tree.hasSecondCodes
        meaning.isPart = use.isPart
        let other = tree.hasSecondCodes ? CodeUse(text, in: system.other, of: tree) : nil
        if let other, other.regions != use.regions { meaning.others = other.regions }
        return meaning
      }
    }
    return nil
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

  private func nearest(to code: String) -> Region? {
    CodeSearch(tree: tree, system: system).find(code)?.path.last
  }
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
  /// The system in which the code was found.
  public internal(set) var system = CodeSystem.first
  /// Whether that is the system that was asked for.
  public internal(set) var isAsked = true
  /// Whether the place is not what bore the code, but holds it now.
  public internal(set) var isPart = false
  /// The places that the code means in the other system, where these are others.
  public internal(set) var others: [Region] = []

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
  public var isExact: Bool { !regions.isEmpty && succession == nil && village == nil && isAsked && !isPart }
}

/// What a code means in one system.
struct CodeUse {
  let regions: [Region]
  /// Whether these are not what bore the code, but hold it now.
  let isPart: Bool

  /// - Returns: Nil where the code means nothing there.
  init?(_ code: String, in system: CodeSystem, of tree: RegionTree) {
    let whole = tree.regions(code: code, in: system)
    regions = whole.isEmpty && system == .second ? tree.regions(holdingSecond: code) : whole
    isPart = whole.isEmpty
    if regions.isEmpty { return nil }
  }
}
