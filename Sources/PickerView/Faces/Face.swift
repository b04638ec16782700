import PickerCore

/// The look of a pick: what is picked and printed is the same in each.
public enum Face: String, CaseIterable, Sendable {
  /// A row a step above a lettered list.
  case timeline
  /// A tab a step above the same list.
  case tabs
  /// Columns side by side that each stand on a row.
  case wheels
  /// A month as a grid; for days alone.
  case calendar

  /// The faces that places are picked with, and days; the default first.
  public static let ofPlaces: [Face] = [.timeline, .tabs, .wheels]
  public static let ofDays: [Face] = [.wheels, .calendar]

  /// What the face makes of a subject; one that it cannot show is shown by the face nearest to it.
  func description(of subject: Subject) -> FaceDescription {
    switch (self, subject) {
    case (.timeline, .places): .timeline
    case (.tabs, .places): .tabs
    case (_, .places): .wheels
    case (_, .items): .itemWheels
    case (.calendar, .date): .calendar
    default: .momentWheels
    }
  }
}

/// What makes a face: how it lays out the sheet, what its keys mean, and how it draws the body.
struct FaceDescription: Sendable {
  var content = Content.Kind.places
  var layout = LayoutRule.stepRows
  /// How many rows the list of a sheet of automatic height has at most; nil for as many as fit.
  var listLimit: Int?
  var keymap = Keymap.places
  /// Whether going from one step to another is shown as a motion.
  var slidesBetweenSteps = false
  /// Whether the title stands between two buttons, so that what the band shows can be taken by a click.
  var hasDoneButton = false
  /// Draws what stands between title and hints, but for a search and the help, which are the same in all faces.
  ///
  /// It answers with the text that a row under the cursor has no room for; nil where all is seen.
  let draw: @Sendable (inout SheetDrawing) -> String?
}
