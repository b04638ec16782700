/// What is picked, as far as the words and the keys differ.
public enum Subject: String, CaseIterable, Codable, Sendable {
  case places
  /// Columns of items.
  case items
  case date, time
  case dateAndTime = "datetime"
}
