/// A part of the sheet, from top to bottom.
public enum LayoutPart: UInt8, Sendable {
  case border, title, header, steps, separator, heading, searchLine, list, failure, wholeName, hints
}

/// One rule of a face's layout: it gives rows to a part of the sheet, if the list can spare them.
///
/// All rows of a sheet begin in its list. The rules take from it in order, the part that a person would miss most
/// first; a rule whose rows the list cannot spare gives none.
public struct LayoutRule: Equatable, Sendable {
  /// How many rows a rule gives.
  public enum Count: Equatable, Sendable {
    case one
    /// One row for all steps; none before the first choice.
    case foldedSteps
    /// A row for each step but the first.
    case unfoldedSteps
    /// A blank row between any two steps, if each step has its own row.
    ///
    /// They come only if there is room for `usualSteps`, so that the spacing stays the same while a path grows.
    case gapsBetweenSteps(usualSteps: Int)
    /// One row if there are steps.
    case oneBelowSteps
  }

  /// When a rule applies.
  public enum Condition: Equatable, Sendable {
    case always, listing, searching
    /// A search whose source failed, or did not get to the end.
    case incompleteSearch
  }

  public let part: LayoutPart
  public let count: Count
  /// The fewest rows that must be left for the list.
  public let keeping: Int
  /// The narrowest sheet that the rule applies to, in cells.
  public let minimumWidth: Int
  public let condition: Condition
  /// Whether the rule gives nothing if it would take the last rows that show the list whole.
  public let yieldsToWholeList: Bool

  public init(
    _ part: LayoutPart, _ count: Count = .one, keeping: Int, minimumWidth: Int = 0,
    when condition: Condition = .always, yieldsToWholeList: Bool = false
  ) {
    self.part = part
    self.count = count
    self.keeping = keeping
    self.minimumWidth = minimumWidth
    self.condition = condition
    self.yieldsToWholeList = yieldsToWholeList
  }

  /// The default rules: one row for each step above the list.
  public static let stepRows = [
    LayoutRule(.searchLine, keeping: 0, when: .searching),
    LayoutRule(.failure, keeping: 1, when: .incompleteSearch),
    LayoutRule(.steps, .foldedSteps, keeping: 1),
    LayoutRule(.title, keeping: 2),
    LayoutRule(.heading, keeping: 2, when: .listing),
    LayoutRule(.hints, keeping: 3),
    LayoutRule(.border, keeping: 4, minimumWidth: 12),
    LayoutRule(.separator, .oneBelowSteps, keeping: 5),
    LayoutRule(.steps, .unfoldedSteps, keeping: 8),
    LayoutRule(.wholeName, keeping: 8, yieldsToWholeList: true),
    LayoutRule(.steps, .gapsBetweenSteps(usualSteps: 4), keeping: 14, yieldsToWholeList: true),
  ]
}

extension LayoutRule {
  /// The rules for the help: those of a face for the shell's parts, in the order of most faces.
  static func help(_ rules: [LayoutRule]) -> [LayoutRule] {
    [(LayoutPart.title, 2), (.hints, 4), (.border, 4)].compactMap { part, keeping in
      rules.first { $0.part == part }.map {
        LayoutRule(part, keeping: keeping, minimumWidth: $0.minimumWidth)
      }
    }
  }

  /// The rows of a high sheet that the help's lines do not take: border, title, a blank row, hints.
  static let rowsBesideHelp = 4
}

/// The facts that layout rules are checked against.
struct LayoutContext {
  /// The width of the sheet, in cells.
  let width: Int
  let stepCount: Int
  /// How many rows the list has in all, even while a search lies over it.
  let listCount: Int
  let isSearching: Bool
  let isIncomplete: Bool

  func fits(_ condition: LayoutRule.Condition) -> Bool {
    switch condition {
    case .always: true
    case .listing: !isSearching
    case .searching: isSearching
    case .incompleteSearch: isSearching && isIncomplete
    }
  }
}

/// How many rows each part of a sheet has, and where they begin.
struct PartRows {
  private var counts: SIMD16<Int32> = .zero
  private let top: Int

  init(height: Int, screenRows: Int, rules: [LayoutRule], _ context: LayoutContext) {
    top = screenRows - height
    counts[PartRows.list] = Int32(height)
    for rule in rules { apply(rule, context) }
  }

  private static let list = Int(LayoutPart.list.rawValue)

  func count(of part: LayoutPart) -> Int { Int(counts[Int(part.rawValue)]) }

  /// The row of a part that has one row; nil if it has none.
  func row(of part: LayoutPart) -> Int? { count(of: part) > 0 ? rows(of: part).lowerBound : nil }

  func rows(of part: LayoutPart) -> Range<Int> {
    var first = top
    for above in 0..<Int(part.rawValue) { first += Int(counts[above]) }
    return first..<first + count(of: part)
  }

  private mutating func apply(_ rule: LayoutRule, _ context: LayoutContext) {
    guard context.fits(rule.condition), context.width >= rule.minimumWidth else { return }
    let rows = count(rule.count, context)
    var keeping = rule.keeping
    if case .gapsBetweenSteps(let usual) = rule.count { keeping += 2 * max(usual - context.stepCount, 0) }
    let left = count(of: .list) - rows
    guard left >= keeping else { return }
    let takesWholeness = left < context.listCount && left + rows >= context.listCount
    if rule.yieldsToWholeList, takesWholeness { return }
    counts[PartRows.list] -= Int32(rows)
    counts[Int(rule.part.rawValue)] += Int32(rows)
  }

  private func count(_ count: LayoutRule.Count, _ context: LayoutContext) -> Int {
    let others = max(context.stepCount - 1, 0)
    return switch count {
    case .one: 1
    case .foldedSteps: min(context.stepCount, 1)
    case .unfoldedSteps: others
    case .gapsBetweenSteps: self.count(of: .steps) == context.stepCount ? others : 0
    case .oneBelowSteps: min(context.stepCount, 1)
    }
  }
}
