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
  /// The row under the cursor was chosen; in columns, all rows in the band.
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
  /// The region under the cursor was taken as it is, even if it has children.
  case cursorAccepted
  /// The previous step, or the column to the left, was asked for.
  case stepLeft
  /// The next step, or the column to the right, was asked for.
  case stepEntered
  /// A step, or a column, was asked for, counted from 0.
  case stepFocused(Int)
  /// The previous (-1) or the next (1) step or column was asked for; it wraps at the ends.
  case stepCycled(by: Int)
  /// A column was turned by the mouse, down for numbers above zero.
  case columnMoved(Int, by: Int)
  /// A row of a column was clicked; counted from the column's first row.
  case columnRowPicked(Int, row: Int)
  /// A digit was typed into a column of numbers.
  case digitTyped(Int, at: Milliseconds)
  /// The number typed into a column was said to be complete.
  case partEnded
  /// A sign was typed into columns of numbers: a separator such as `-` or `:`, or a part of a written date.
  case signTyped(String)
  /// The day this many days later was asked for; days that cannot be chosen are skipped.
  case dayMoved(by: Int)
  /// The same day this many months later was asked for.
  case monthMoved(by: Int)
  /// The first or the last day of the month was asked for.
  case monthEdgeAsked(isLast: Bool)
  /// A day was clicked: its number.
  case dayPicked(Int)
  /// Today, or the current time, was asked for.
  case nowAsked
  /// The clock was read, as `Effect.tellTime` asked.
  case timeTold(Moment)
  /// A search was asked for.
  case searchAsked
  /// The search line was edited; text that is typed or pasted elsewhere opens the search.
  case searchEdited(LineEdit)
  /// The answer to `Effect.search` came.
  case searchResultsFound(SearchResults, generation: Int)
  /// The answer to `Effect.loadChildren` came; the list is empty if the place has no children.
  case childrenLoaded(RegionList, generation: Int)
  /// `Effect.loadChildren` failed; the text is one line that says why.
  case childrenFailed(String, generation: Int)
  /// The items of a column are still being read; `itemsRead` brings more of them, and `itemsEnded` says that all are there.
  case itemsAwaited(column: Int)
  case itemsRead(ItemTable, column: Int)
  case itemsEnded(column: Int)
  /// What came then cannot be shown or read, so nothing is picked.
  case itemsRefused
  case helpAsked
  /// The topmost layer was closed: the help, the text of a search, the search, or the sheet.
  case dismissed
  case cancelled
  case timedOut
  case suspensionAsked
  case redrawAsked
  /// A tick came, as `Effect.tick` asked.
  case clockTicked(at: Milliseconds)
}

/// Time since some fixed moment, in milliseconds.
public typealias Milliseconds = Int
