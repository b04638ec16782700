import CursesTerminal
import PickerCore
import PickerRecording
import PickerView
import RegionModel
import RegionSources

/// What a pick on the terminal is asked to be.
public struct PickRequest {
  /// What is picked from.
  public var tree: RegionTree
  /// Where lists come from that the tree has not; nil where it has them all.
  public var source: (any ListSource)?
  /// What is picked instead of a place: columns of items, a day, a time; nil for a place of `tree`.
  public var values: ValuePick?
  /// What may be picked, and what is chosen at the start; its places must be of `tree`.
  public var options = PickerCore.Options()
  /// The title, the language and the signs.
  public var presentation: Presentation
  public var theme = Theme.Name.auto
  /// A person's own colours over the theme's.
  public var colorChanges = ColorChanges()
  /// What is known of the terminal's background.
  public var ground = Theme.Ground.unknown
  /// Whether plain questions are asked, a line each, instead of showing the sheet.
  public var asksPlainQuestions = false
  /// The terminal that is used; the process's own, unless said otherwise.
  public var terminalPath = "/dev/tty"
  public var usesMouse = true
  public var colors = Session.Options.Colors.asTerminal
  /// Whether motion is wanted; a slow line has none all the same.
  public var wantsMotion = true
  /// After how many milliseconds the pick gives up; nil for never.
  public var timeout: Milliseconds?
  /// The status to end the process with when the time is up and the terminal takes nothing more, so that the loop is
  /// stuck in writing; nil leaves it stuck.
  public var timeoutStatus: Int32?
  /// Where the actions are written down; nil for nowhere.
  package var recorder: Recorder?

  public init(tree: RegionTree, presentation: Presentation = Presentation()) {
    self.tree = tree
    self.presentation = presentation
  }
}
