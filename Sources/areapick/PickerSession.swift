import PickerCore

/// Runs a pick on the terminal.
enum PickerSession {
  static func run(_ pick: Pick, environment: Environment) throws(Failure) -> Outcome {
    throw Failure("the picker is not built yet")
  }
}
