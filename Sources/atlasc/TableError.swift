/// An error in a line of a table, or in a whole file.
struct TableError: Error, Equatable, CustomStringConvertible {
  let file: String
  /// Counted from 1; nil if the error is not in one line.
  let line: Int?
  let text: String

  var description: String { line.map { "\(file):\($0): \(text)" } ?? "\(file): \(text)" }
}

/// All errors in the input.
struct TableErrors: Error, Equatable {
  let all: [TableError]
}
