import PickerCore
import RegionModel
import TerminalKit

/// A key or a group of keys that runs a command.
enum Trigger: Hashable, Sendable {
  case key(Key)
  /// Any letter A to Z, of either case.
  case letters
  /// The digits 0 to 9; 0 stands for no step.
  case digits
  /// A character that no usual keyboard has: an input method sent it.
  case composed
  /// Any character at all.
  case text
  /// The mouse, which help lists with the keys; `Pointer` decodes it.
  case pointer
}

/// One line of a keymap: keys, the command they run, and the words for it.
struct Binding: Equatable, Sendable {
  /// The effect of a key.
  enum Command: Equatable, Sendable {
    case send(Action)
    /// Types the letter, with its time.
    case letter
    /// Goes to the step or column with the digit's number.
    case step
    /// Types the digit into the active column.
    case digit
    /// Types the character into the search line.
    case text
    /// Acts on whatever is drawn under the pointer.
    case pointer
    /// Chooses as Enter does, or takes the place as it is if any level can be taken; the caller learns which key it was.
    case expected
    /// Nothing: a person took the key away.
    case nothing
  }

  /// The setting of a pick that the keys need.
  enum Requirement: Equatable, Sendable {
    case none, anyLevel, suspension
    /// One place is picked, or several can be.
    case single, several
  }

  var triggers: [Trigger]
  let command: Command
  /// The words in the help; nil if the previous binding's line covers this one too.
  let meaning: Wording?
  /// The words in the help on a narrow screen; nil for the same words.
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

  /// Whether the keys mean anything with the options of a pick.
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

/// The hint of a binding.
struct HintEntry: Equatable, Sendable {
  /// The lowest is the most needed: a narrow screen drops the largest numbers first.
  let rank: Int
  /// The order of the visible hints, from the left.
  let place: Int
  let meaning: Wording
  /// A second key for the other direction, which the hint names with the first.
  private(set) var partner: Key?
  let need: Need

  func with(_ partner: Key?) -> HintEntry {
    var entry = self
    entry.partner = partner
    return entry
  }

  /// The state of the screen in which the keys do anything.
  enum Need: Equatable, Sendable {
    case nothing
    /// A row to take, or a list that failed to load, which is tried again; several rows to move between.
    case row, rows
    /// A row to take, or places that are marked.
    case marksOrRow
    /// A list, or a place above one that does not come.
    case place
    /// A row that can be marked, or is.
    case markable
    /// Another step or column to go to.
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
    case .row: state.search.map(\.takesRow) ?? (state.isListThere || state.hasFailedList)
    case .rows: state.rowCount > 1
    case .marksOrRow: HintEntry.Need.row.isMet(by: state) || state.markCount.map { $0.marked > 0 } ?? false
    case .place:
      state.columns.map { $0.pathToActive != nil }
        ?? (state.isListThere || state.places?.hasPlaceAbove ?? true)
    case .markable: state.markSignAtCursor != .none || state.asksBelowCursor
    case .way: state.hasWayBack
    }
  }
}

extension State {
  /// How many rows the cursor can move through.
  fileprivate var rowCount: Int {
    if let search { return search.resultCount }
    switch content {
    case .places(let places): return places.list.count
    case .columns(let columns): return columns.column.count
    }
  }

  /// Whether the list is there to take a row from: not while it loads, nor after it failed to.
  ///
  /// In columns a wait counts once it is shown: each turn of a wheel begins one, and the hint would flicker.
  fileprivate var isListThere: Bool {
    places?.step.listing.isLoaded ?? !(columns?.columns.last?.listing?.isSlow ?? false)
  }

  /// The place that is taken as it is, where that is not the row under the cursor alone: above a list that does not come, or
  /// in a wheel with others to its right, of which Enter takes the last.
  var placeTakenAsItIs: Region? {
    guard options.takesAnyLevel, search == nil else { return nil }
    switch content {
    case .places(let places): return isListThere || !places.hasPlaceAbove ? nil : places.pathAbove.last
    case .columns(let columns):
      // A wait that is not shown yet is no column: each turn of the last wheel may begin one.
      let listing = columns.columns.last?.listing
      let isHidden = !hasFailedList && !(listing?.isLoaded ?? true) && !(listing?.isSlow ?? false)
      let last = columns.columns.count - (isHidden ? 2 : 1)
      return columns.active == last && columns.column.region != nil ? nil : columns.pathToActive?.last
    }
  }

  /// Whether Enter asks again for a list that failed to load: not over a search.
  var hasFailedList: Bool {
    guard search == nil else { return false }
    if case .failed? = (places?.step.listing ?? columns?.columns.last?.listing)?.status { return true }
    return false
  }

  /// The sign of the row under the cursor in a pick of several.
  fileprivate var markSignAtCursor: MarkSign {
    pathToMark.map { markSign(of: $0[$0.count - 1], below: $0.dropLast()) } ?? .none
  }

  /// Whether a mark of the row under the cursor asks for what lies below it.
  fileprivate var asksBelowCursor: Bool {
    guard let places, let path = pathToMark else { return false }
    return places.isUnknown(path, options)
  }

  /// The path that a mark under the cursor stands for; nil where there is no row.
  private var pathToMark: [Region]? {
    if let search { return search.matchAtCursor.map(pathTaken) }
    guard let places, isListThere else { return nil }
    return places.path(ofRow: places.step.cursor)
  }

  /// Whether a person can go to an earlier step, or to another column.
  fileprivate var hasWayBack: Bool {
    switch content {
    case .places(let places): (0..<places.activeStep).contains(where: places.canFocus)
    case .columns(let columns): columns.columns.indices.count(where: columns.canFocus) > 1
    }
  }
}
