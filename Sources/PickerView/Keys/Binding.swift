import PickerCore
import TerminalKit

/// What sets a command off.
enum Trigger: Hashable, Sendable {
  case key(Key)
  /// Any letter A to Z, of either case.
  case letters
  /// The digits 0 to 9; 0 counts no step.
  case digits
  /// A character that no key of the usual keyboard has: an input method sent it.
  case composed
  /// Any character at all.
  case text
  /// The mouse, which help names with the keys; what it means, `Pointer` says.
  case pointer
}

/// One line of a keymap: keys, what they do, and the words for it.
struct Binding: Equatable, Sendable {
  /// What a key becomes.
  enum Command: Equatable, Sendable {
    case send(Action)
    /// The letter that was typed, with its time.
    case letter
    /// The step, or the column, that the digit counts.
    case step
    /// The digit, into the active column.
    case digit
    /// The character, into the search.
    case text
    /// What is drawn where the pointer is.
    case pointer
    /// What Enter does, or where any level can be taken, that; who asked for the pick is told of the key.
    case expected
    /// Nothing: a person took the key away.
    case nothing
  }

  /// What a pick must allow for the keys to mean anything.
  enum Requirement: Equatable, Sendable {
    case none, anyLevel, suspension
    /// One place is picked, or several can be.
    case single, several
  }

  var triggers: [Trigger]
  let command: Command
  /// What the help says; nil where the binding before says it, in one line for both.
  let meaning: Wording?
  /// What the help says on a narrow screen; nil for the same.
  let brief: Wording?
  var hint: HintEntry?
  let requirement: Requirement

  init(
    _ triggers: Trigger..., does command: Command, says meaning: Wording?, brief: Wording? = nil,
    hint: HintEntry? = nil, needs requirement: Requirement = .none
  ) {
    self.init(triggers, does: command, says: meaning, brief: brief, hint: hint, needs: requirement)
  }

  init(
    _ triggers: [Trigger], does command: Command, says meaning: Wording?, brief: Wording? = nil,
    hint: HintEntry? = nil, needs requirement: Requirement = .none
  ) {
    self.triggers = triggers
    self.command = command
    self.meaning = meaning
    self.brief = brief
    self.hint = hint
    self.requirement = requirement
  }

  /// Whether the keys mean anything, as the pick was asked to be.
  func isOffered(in options: Options) -> Bool { requirement.isMet(by: options) }
}

extension Binding.Requirement {
  func isMet(by options: Options) -> Bool {
    switch self {
    case .none: true
    case .anyLevel: options.takesAnyLevel
    case .suspension: options.canSuspend
    case .single: options.markLimit == nil
    case .several: options.markLimit != nil
    }
  }
}

/// How the line of hints names a binding.
struct HintEntry: Equatable, Sendable {
  /// The lowest is the most needed: a narrow screen drops the largest numbers first.
  let rank: Int
  /// Where the hint stands among those that are shown, from the left.
  let place: Int
  let meaning: Wording
  /// A second key that the hint names with the first: the other direction.
  private(set) var partner: Key?
  let need: Need

  func with(_ partner: Key?) -> HintEntry {
    var entry = self
    entry.partner = partner
    return entry
  }

  /// What a screen must have for the keys to do anything there.
  enum Need: Equatable, Sendable {
    case nothing
    /// A row to take, and another one to go to.
    case row, rows
    /// A row to take, or places that are marked.
    case marksOrRow
    /// A step or a column to go to.
    case way
  }

  init(rank: Int, place: Int, _ meaning: Wording, with partner: Key? = nil, needs need: Need = .nothing) {
    self.rank = rank
    self.place = place
    self.meaning = meaning
    self.partner = partner
    self.need = need
  }
}

extension HintEntry.Need {
  func isMet(by state: State) -> Bool {
    switch self {
    case .nothing: true
    case .row: state.search.map { $0.resultCount > 0 } ?? true
    case .rows: state.rowCount > 1
    case .marksOrRow: HintEntry.Need.row.isMet(by: state) || state.markCount.map { $0.marked > 0 } ?? false
    case .way: state.hasWayBack
    }
  }
}

extension State {
  /// How many rows the cursor can be moved through.
  fileprivate var rowCount: Int {
    if let search { return search.resultCount }
    switch content {
    case .places(let places): return places.list.count
    case .columns(let columns): return columns.column.count
    }
  }

  /// Whether there is a step before the open one, or another column, that can be gone to.
  fileprivate var hasWayBack: Bool {
    switch content {
    case .places(let places): (0..<places.activeStep).contains(where: places.canFocus)
    case .columns(let columns): columns.columns.indices.count(where: columns.canFocus) > 1
    }
  }
}
