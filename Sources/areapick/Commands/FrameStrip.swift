import CalendarModel
import PickerCore
import PickerRecording
import PickerView
import RegionModel
import TerminalKit

/// The form in which frames are printed.
enum PictureForm: String, CaseIterable, Sendable {
  /// A plane of characters and a plane of style letters, as the repository's expected screens have them.
  case text
  /// As a terminal would be told.
  case ansi
  /// One document; several frames stand one below the other in it.
  case svg
}

/// Frames one after the other, in one form.
struct FrameStrip {
  private let form: PictureForm
  private let presentation: Presentation
  private let theme: Theme
  private let depth: ColorMatch.Depth
  /// A document states its size in its first line, so the frames are counted before.
  private var document = SVGStrip()

  init(_ form: PictureForm, header: Header, theme: Theme, depth: ColorMatch.Depth) {
    self.form = form
    presentation = header.presentation
    self.theme = theme
    self.depth = depth
  }

  /// Counts a frame of a document that will hold several; call it before `opening`. Other forms ignore it.
  mutating func makeRoom(for size: Size) { document.makeRoom(for: size) }

  /// The text before the first frame.
  var opening: String { form == .svg ? document.opening : "" }

  /// The text of one more frame.
  ///
  /// - Parameter name: What stands above it, where the form has room for it; nil for a frame that stands alone.
  mutating func add(_ state: State, named name: String?) -> String {
    let frame = render(state, presentation: presentation).frame
    let heading = name.map { SafeText.line($0) + "\n" } ?? ""
    switch form {
    case .text: return heading + ScreenPlanes(frame).description
    case .ansi: return heading + ANSIPicture(frame, theme: theme, depth: depth).text
    case .svg: return document.add(frame, theme: theme)
    }
  }

  /// The text behind the last frame.
  func end(with outcome: Outcome?) -> String {
    switch form {
    case .text: outcome.map { FrameStrip.words(on: $0) + "\n" } ?? ""
    case .ansi: ""
    case .svg: document.ending
    }
  }

  private static func words(on outcome: Outcome) -> String {
    switch outcome {
    case .marked(let paths): "picked \(paths.count) places"
    case .picked(let path): "picked " + path.map { SafeText.line($0.name) }.joined(separator: "/")
    case .chosen(let rows): "chosen " + rows.map(String.init).joined(separator: " ")
    case .moment(let moment): "chosen " + ((try? DateTemplate("%F %T"))?.text(of: moment, .english) ?? "")
    case .cancelled: "cancelled"
    case .timedOut: "timed out"
    case .rootNotFound(let word, _): "no place " + SafeText.line(word)
    case .nothingBelow(let region): "nothing below " + SafeText.line(region.name)
    }
  }
}
