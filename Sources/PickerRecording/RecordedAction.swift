import PickerCore
import RegionModel

/// What a line of a recording says: something happened.
public enum RecordedAction: Equatable, Sendable {
  case action(Action)
  /// The answer to the search with this number came; what it was is found again.
  case searchAnswered(generation: Int)

  public init(_ action: Action) {
    if case .searchResultsFound(_, let generation) = action {
      self = .searchAnswered(generation: generation)
    } else {
      self = .action(action)
    }
  }
}

/// The names that actions have in recordings.
enum ActionName: String, CaseIterable {
  case resized, cursorMoved, cursorPaged, firstRowAsked, lastRowAsked, letterTyped, letterPicked
  case rowActivated, rowPicked, cursorAccepted, stepLeft, stepFocused, stepCycled
  case stepEntered, columnMoved, columnRowPicked, childrenLoaded, childrenFailed
  case searchAsked, searchEdited, searchResultsFound
  case helpAsked, dismissed, cancelled, timedOut, suspensionAsked, redrawAsked, clockTicked
}

extension RecordedAction {
  /// The line that says so, without its end.
  ///
  /// - Parameters:
  ///   - now: When it happened.
  ///   - origin: The moment that times in the recording are counted from.
  public func line(at now: Milliseconds, since origin: Milliseconds) -> String {
    let (name, fields) = content(since: origin)
    let start: Fields = ["at": .number(now - origin), "action": .text(name.rawValue)]
    return (start + fields).description
  }

  private func content(since origin: Milliseconds) -> (ActionName, Fields) {
    switch self {
    case .searchAnswered(let generation): (.searchResultsFound, ["generation": .number(generation)])
    case .action(let action): RecordedAction.content(action, since: origin)
    }
  }

  private static func content(_ action: Action, since origin: Milliseconds) -> (ActionName, Fields) {
    switch action {
    case .resized(let size): (.resized, ["columns": .number(size.columns), "rows": .number(size.rows)])
    case .cursorMoved(let rows): (.cursorMoved, ["by": .number(rows)])
    case .cursorPaged(let pages): (.cursorPaged, ["by": .number(pages)])
    case .firstRowAsked: (.firstRowAsked, [:])
    case .lastRowAsked: (.lastRowAsked, [:])
    case .letterTyped(let letter, let time):
      (.letterTyped, ["letter": .text(letter.description), "time": .number(time - origin)])
    case .letterPicked(let letter): (.letterPicked, ["letter": .text(letter.description)])
    case .rowActivated: (.rowActivated, [:])
    case .rowPicked(let row): (.rowPicked, ["row": .number(row)])
    case .cursorAccepted: (.cursorAccepted, [:])
    case .stepLeft: (.stepLeft, [:])
    case .stepFocused(let step): (.stepFocused, ["step": .number(step)])
    case .stepCycled(let steps): (.stepCycled, ["by": .number(steps)])
    case .stepEntered: (.stepEntered, [:])
    case .columnMoved(let column, let rows): (.columnMoved, ["column": .number(column), "by": .number(rows)])
    case .columnRowPicked(let column, let row):
      (.columnRowPicked, ["column": .number(column), "row": .number(row)])
    case .childrenLoaded(_, let generation): (.childrenLoaded, ["generation": .number(generation)])
    case .childrenFailed(let reason, let generation):
      (.childrenFailed, ["reason": .text(reason), "generation": .number(generation)])
    case .searchAsked: (.searchAsked, [:])
    case .searchEdited(let edit): (.searchEdited, edit.fields)
    case .searchResultsFound(_, let generation): (.searchResultsFound, ["generation": .number(generation)])
    case .helpAsked: (.helpAsked, [:])
    case .dismissed: (.dismissed, [:])
    case .cancelled: (.cancelled, [:])
    case .timedOut: (.timedOut, [:])
    case .suspensionAsked: (.suspensionAsked, [:])
    case .redrawAsked: (.redrawAsked, [:])
    case .clockTicked(let time): (.clockTicked, ["time": .number(time - origin)])
    }
  }
}

extension RecordedAction {
  /// Reads a line; times are counted from the beginning of the recording.
  init(_ line: ArraySlice<UInt8>) throws(Flaw) {
    guard case .object(var fields) = try JSONReader.read(line) else { throw Flaw("not an object") }
    _ = try fields.int("at")
    self = try RecordedAction.read(fields.choice("action"), &fields)
    try fields.finish()
  }

  private static func read(_ name: ActionName, _ fields: inout Fields) throws(Flaw) -> RecordedAction {
    switch name {
    case .resized: .action(.resized(try Size(&fields)))
    case .cursorMoved: .action(.cursorMoved(by: try fields.int("by")))
    case .cursorPaged: .action(.cursorPaged(by: try fields.int("by")))
    case .firstRowAsked: .action(.firstRowAsked)
    case .lastRowAsked: .action(.lastRowAsked)
    case .letterTyped: .action(.letterTyped(try Letter(&fields), at: try fields.int("time")))
    case .letterPicked: .action(.letterPicked(try Letter(&fields)))
    case .rowActivated: .action(.rowActivated)
    case .rowPicked: .action(.rowPicked(try fields.int("row")))
    case .cursorAccepted: .action(.cursorAccepted)
    case .stepLeft: .action(.stepLeft)
    case .stepFocused: .action(.stepFocused(try fields.int("step")))
    case .stepCycled: .action(.stepCycled(by: try fields.int("by")))
    case .stepEntered: .action(.stepEntered)
    case .columnMoved: .action(.columnMoved(try fields.int("column"), by: try fields.int("by")))
    case .columnRowPicked: .action(.columnRowPicked(try fields.int("column"), row: try fields.int("row")))
    case .childrenLoaded: throw Flaw("lists from elsewhere cannot be replayed yet")
    case .childrenFailed:
      .action(.childrenFailed(try fields.text("reason"), generation: try fields.int("generation")))
    case .searchAsked: .action(.searchAsked)
    case .searchEdited: .action(.searchEdited(try LineEdit(&fields)))
    case .searchResultsFound: .searchAnswered(generation: try fields.int("generation"))
    case .helpAsked: .action(.helpAsked)
    case .dismissed: .action(.dismissed)
    case .cancelled: .action(.cancelled)
    case .timedOut: .action(.timedOut)
    case .suspensionAsked: .action(.suspensionAsked)
    case .redrawAsked: .action(.redrawAsked)
    case .clockTicked: .action(.clockTicked(at: try fields.int("time")))
    }
  }
}

extension Size {
  /// A screen of more cells is none: a frame of it would not fit into memory.
  private static let largest = 4_000_000

  init(_ fields: inout Fields) throws(Flaw) {
    let (columns, rows) = (try fields.int("columns"), try fields.int("rows"))
    guard columns > 0, rows > 0, columns <= Size.largest / rows else {
      throw Flaw("no screen has \(columns)×\(rows) cells")
    }
    self.init(columns: columns, rows: rows)
  }
}

extension Letter {
  init(_ fields: inout Fields) throws(Flaw) {
    let text = try fields.text("letter")
    let letter = text == "#" ? Letter.none : text.count == 1 ? text.first.flatMap(Letter.init) : nil
    guard let letter else { throw Flaw("\"letter\" must be one of A to Z, or #") }
    self = letter
  }
}
