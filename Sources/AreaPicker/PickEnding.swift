import PickerCore

/// How a pick on the terminal ended; the terminal is restored.
public enum PickEnding: Equatable, Sendable {
  case outcome(Outcome)
  /// A place or a value was picked with one of the keys that the presentation expects; the key's name.
  case expected(key: String, Outcome)
  /// The terminal is gone; a program that only picks should now die of SIGHUP.
  case hangUp
}

/// How a pick ended, and with which search.
package struct PickAnswer: Sendable {
  package let ending: PickEnding
  /// The text of the search whose result was taken or marked last; empty for none.
  package let query: String
  /// The items of each column, with those that came while they were shown; none for a place, a day or a time.
  package let lists: [ItemTable]
}
