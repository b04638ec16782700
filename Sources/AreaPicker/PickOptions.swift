import CursesTerminal
import Glibc
import PickerCore
import PickerView
import RegionModel

/// What a pick starts with, where it ends, and how it looks. Places are written as people write them: a code
/// (`440305`), a path (`广东省/深圳市`), or names from the top with or without their suffixes (`广东/深圳`).
public struct PickOptions: Sendable {
  /// The place that the sheet opens at; nil for the start.
  public var selected: String?
  /// The place that the pick starts below; nil for the whole tree.
  public var root: String?
  /// The step of the whole path that ends the pick, counted from 1; nil to go on as far as the tree does.
  public var depth: Int?
  /// Whether a place can be taken that has others below it.
  public var takesAnyLevel = false
  /// What the search is opened with; nil for no search.
  public var query: String?
  /// The sheet's title; nil for the usual one.
  public var title: String?
  /// How the sheet shows the steps: `.timeline`, `.tabs` or `.wheels`.
  public var face = Face.timeline
  /// Nil for the locale's language.
  public var language: Language?
  /// After how long the pick gives up; nil for never.
  public var timeout: Duration?

  public init() {}
}

/// Why a pick did not start. Nothing was written to the terminal.
public enum PickError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `PickOptions.root` names no place of the tree, or several.
  case noSuchRoot(String)
  /// Nothing lies below `PickOptions.root`.
  case nothingBelow(String)
  /// `PickOptions.depth` is not below the root.
  case tooShallow(depth: Int)

  public var description: String {
    switch self {
    case .noSuchRoot(let text): "\(text) names no place of the tree, or several"
    case .nothingBelow(let text): "nothing lies below \(text)"
    case .tooShallow(let depth): "the pick cannot end at step \(depth), which is not below its root"
    }
  }
}

extension PickRequest {
  /// A pick of a place with what the environment asks for: language, colors, plain questions.
  init(_ tree: RegionTree, _ options: PickOptions) throws(PickError) {
    self.init(tree: tree)
    present(face: options.face, subject: .places, title: options.title, options.language, tree)
    self.options = try PickerCore.Options(options, in: tree)
    timeout = options.timeout.map(PickRequest.milliseconds)
  }

  /// Follows the environment, and the language where one is given.
  ///
  /// - Parameter tree: The tree of places; nil for values.
  mutating func present(
    face: Face, subject: Subject, title: String?, _ language: Language?, _ tree: RegionTree? = nil
  ) {
    let environment: PickEnvironment.Lookup = { getenv($0).map { String(cString: $0) } }
    asksPlainQuestions = PickEnvironment.asksPlainQuestions(environment)
    let language = language ?? PickEnvironment.language(environment)
    presentation = Presentation(
      face: asksPlainQuestions && subject == .places ? .timeline : face, subject: subject,
      title: title ?? tree.flatMap { Presentation.title(for: $0, in: language) }, language: language)
    colors = PickEnvironment.colors(environment)
    ground = PickEnvironment.ground(environment)
    usesMouse = !PickEnvironment.keepsBackEscape(environment)
  }

  private static func milliseconds(_ duration: Duration) -> Milliseconds {
    let longest = Duration.seconds(1_000_000_000)  // Thirty years; much more would overflow.
    let (seconds, attoseconds) = max(.zero, min(duration, longest)).components
    return Milliseconds(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
