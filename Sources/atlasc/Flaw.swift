/// Something wrong in a line of a table, or in a file as a whole.
struct Flaw: Error, Equatable, CustomStringConvertible {
  let file: String
  /// Counted from 1; nil where the flaw is not in one line.
  let line: Int?
  let text: String

  var description: String { line.map { "\(file):\($0): \(text)" } ?? "\(file): \(text)" }
}

/// All that is wrong with the input.
struct Flaws: Error, Equatable {
  let all: [Flaw]
}
