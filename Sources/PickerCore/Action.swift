import CalendarModel
import RegionModel
import RegionSearch

/// A fact that changes the picker's state.
public enum Action: Codable, Equatable, Sendable {
  /// The screen has a new size.
  case resized(Size)
  /// The cursor was moved, down for numbers above zero.
  case cursorMoved(by: Int)
  /// The cursor was moved by pages, each one row less than the list shows; down for numbers above zero.
  case cursorPaged(by: Int)
  case firstRowAsked
  case lastRowAsked
  /// A letter was typed on the keyboard.
  case letterTyped(Letter, at: Milliseconds)
  /// A letter of the index at the edge was clicked.
  case letterPicked(Letter)
  /// The row under the cursor was chosen; where there are columns, what they show.
  case rowActivated
  /// What lies below the row under the cursor was asked for, where several places can be picked.
  case rowEntered
  /// The row under the cursor was marked, or its mark taken away, and the cursor goes on by so many rows.
  case markToggled(by: Int)
  /// The sign of a row was clicked; counted from the list's first row.
  case markPicked(Int)
  /// The whole list was marked.
  case allMarked
  case marksCleared
  /// A row was clicked; counted from the list's first row.
  case rowPicked(Int)
  /// The region under the cursor was taken as it is, whatever stands below it.
  case cursorAccepted
  /// The step, or the column, before was asked for.
  case stepLeft
  /// The step, or the column, behind was asked for.
  case stepEntered
  /// A step, or a column, was asked for, counted from 0.
  case stepFocused(Int)
  /// The step, or the column, before (-1) or behind (1) was asked for, round the ends.
  case stepCycled(by: Int)
  /// A column was turned by the mouse, down for numbers above zero.
  case columnMoved(Int, by: Int)
  /// A row of a column was clicked; counted from the column's first row.
  case columnRowPicked(Int, row: Int)
  /// A digit was typed into a column of numbers.
  case digitTyped(Int, at: Milliseconds)
  /// A sign was typed that parts the numbers of a day or a time.
  case partEnded
  /// The day so many days on was asked for; those that cannot be taken are passed over.
  case dayMoved(by: Int)
  /// The same day so many months on was asked for.
  case monthMoved(by: Int)
  /// The first or the last day of the month was asked for.
  case monthEdgeAsked(isLast: Bool)
  /// A day was clicked: its number.
  case dayPicked(Int)
  /// The day, or the time, that it is now was asked for.
  case nowAsked
  /// The clock was read, as `Effect.tellTime` asked.
  case timeTold(Moment)
  /// A search was asked for.
  case searchAsked
  /// The line of the search was written in; text that was typed or pasted elsewhere opens it.
  case searchEdited(LineEdit)
  /// The answer to `Effect.search` came.
  case searchResultsFound(SearchResults, generation: Int)
  /// The answer to `Effect.loadChildren` came; an empty list where nothing stands below.
  case childrenLoaded(RegionList, generation: Int)
  /// `Effect.loadChildren` cannot be fulfilled; the text says why, in a line.
  case childrenFailed(String, generation: Int)
  case helpAsked
  /// The topmost thing was put away: the help, the text of a search, the search, or the sheet.
  case dismissed
  case cancelled
  case timedOut
  case suspensionAsked
  case redrawAsked
  /// A tick that was asked for by `Effect.tick` came.
  case clockTicked(at: Milliseconds)
}

/// Time since some fixed moment, in milliseconds.
public typealias Milliseconds = Int
