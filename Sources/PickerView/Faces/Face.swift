import PickerCore

/// The look of a pick; the choice and the output are the same in each.
public enum Face: String, CaseIterable, Sendable {
  /// One row for each step, above a list with letters.
  case timeline
  /// One tab for each step, above the same list.
  case tabs
  /// Columns side by side, each with one row in the band.
  case wheels
  /// A month as a grid; for days alone.
  case calendar

  /// The faces for places and for days, the default first.
  public static let ofPlaces: [Face] = [.timeline, .tabs, .wheels]
  public static let ofDays: [Face] = [.wheels, .calendar]

  /// How the face shows a subject; if it cannot, the nearest face that can.
  func description(of subject: Subject) -> FaceDescription {
    switch (self, subject) {
    case (.timeline, .places): .timeline
    case (.tabs, .places): .tabs
    case (_, .places): .wheels
    case (_, .items): .itemWheels
    case (_, .time): .timeWheels
    case (.calendar, .date): .calendar
    default: .momentWheels
    }
  }
}

/// The parts of a face: layout, keys, and the drawing of the body.
struct FaceDescription: Sendable {
  var content = Content.Kind.places
  var layout = LayoutRule.stepRows
  /// The most rows that the list has on a sheet of automatic height; nil for as many as fit.
  var listLimit: Int?
  var keymap = Keymap.places
  /// Whether going from one step to another is shown as a motion.
  var slidesBetweenSteps = false
  /// Whether the title stands between two buttons, so that a click can take the band.
  var hasDoneButton = false
  /// Draws the body between title and hints, but neither a search nor the help, which look the same in all faces.
  ///
  /// It returns the text that did not fit the row under the cursor; nil if all text fits.
  let draw: @Sendable (inout SheetDrawing) -> String?
}
