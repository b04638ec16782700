/// The kind of value that is picked, which decides words and keys.
public enum Subject: String, CaseIterable, Codable, Sendable {
  case places
  /// Columns of items.
  case items
  case date, time
  case dateAndTime = "datetime"
}
