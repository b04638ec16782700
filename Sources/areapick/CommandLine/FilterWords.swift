import RegionModel
import RegionSearch
import RegionSources

/// What a person wrote for the places that lists and search have.
struct FilterWords: Equatable, Sendable {
  /// The places asked for; empty for all.
  var included: [String] = []
  var excluded: [String] = []

  var isEmpty: Bool { included.isEmpty && excluded.isEmpty }

  /// The places in the tree; nil where nothing was written.
  ///
  /// - Throws: The first place that is not found or fits several, with its option; and where nothing is left.
  func filter(_ finder: PlaceFinder, below root: Region?) throws(CommandError) -> RegionFilter? {
    guard !isEmpty else { return nil }
    let filter = RegionFilter(
      finder.tree, including: try FilterWords.places(included, "--include", finder),
      excluding: try FilterWords.places(excluded, "--exclude", finder))
    guard !filter.rows(of: root?.children ?? finder.tree.roots).isEmpty else {
      throw CommandError(
        "--include and --exclude leave nothing to choose", status: ExitStatus.nothingMatched)
    }
    return filter
  }

  /// The same for lists that come one by one, where a place is a path from the top; nil where nothing was written.
  func pathFilter(separator: String?) -> PathFilter? {
    func paths(_ words: [String]) -> [[String]] {
      words.map { PlaceFinder.words(of: $0, separator: separator) }.filter { !$0.isEmpty }
    }
    return isEmpty ? nil : PathFilter(including: paths(included), excluding: paths(excluded))
  }

  static func places(_ words: [String], _ option: String, _ finder: PlaceFinder) throws(CommandError)
    -> [Region]
  {
    var places: [Region] = []
    for word in words {
      if let place = try finder.find(word)?.place(option) { places.append(place) }
    }
    return places
  }
}

extension FilterWords {
  init(_ words: OptionWords) {
    included = words.list(of: .include)
    excluded = words.list(of: .exclude)
  }
}

extension OptionWords {
  /// The parts of values that commas or newlines part, of all times that an option was given.
  func list(of option: OptionName) -> [String] {
    values(of: [option]).flatMap { value in
      value.split { [",", "，", "\n"].contains($0) }.map(String.init).filter { !$0.isBlank }
    }
  }
}
