import CursesTerminal
import PickerCore
import PickerRecording
import PickerView
import RegionModel
import RegionSources

/// The settings of a pick on the terminal.
public struct PickRequest {
  /// The tree to pick from.
  public var tree: RegionTree
  /// The source of lists that the tree lacks; nil if it has them all.
  public var source: (any ListSource)?
  /// The values to pick instead of a place: columns of items, a day, or a time; nil for a place of `tree`.
  public var values: ValuePick?
  /// The items of a column of `values` that are still to come; nil if all are there.
  package var feed: ItemFeed?
  /// What may be picked, and what is chosen at the start; all places must be of `tree`.
  public var options = PickerCore.Options()
  /// The face, the title, the language and the glyphs.
  public var presentation: Presentation
  public var theme = Theme.Name.auto
  /// A person's own colours over the theme's.
  public var colorChanges = ColorChanges()
  /// The terminal's background, as far as it is known.
  public var ground = Theme.Ground.unknown
  /// Whether plain questions are asked, one line each, instead of the sheet.
  public var asksPlainQuestions = false
  /// The path of the terminal; by default the process's own.
  public var terminalPath = HeldTerminal.own
  public var usesMouse = true
  public var colors = Session.Options.Colors.asTerminal
  /// Whether the sheet may move; on a slow line it never does.
  public var wantsMotion = true
  /// The time limit in milliseconds; nil for none.
  public var timeout: Milliseconds?
  /// The exit status for a timeout while the loop is stuck because the terminal takes no output; nil leaves it stuck.
  public var timeoutStatus: Int32?
  /// Records the actions; nil for no recording.
  package var recorder: Recorder?

  public init(tree: RegionTree, presentation: Presentation = Presentation()) {
    self.tree = tree
    self.presentation = presentation
  }
}
