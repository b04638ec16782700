/// The error in a line of a recording, without the line's number.
public struct LineError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
