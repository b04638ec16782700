import CalendarModel
import PickerCore
import PickerRecording
import PickerView
import RegionModel
import TerminalKit

/// The form that frames are printed in.
enum PictureForm: String, CaseIterable, Sendable {
  /// A plane of characters and a plane of style letters, as in the repository's expected screens.
  case text
  /// Text with escape sequences for colours.
  case ansi
  /// One document, with several frames below each other.
  case svg
}

/// A series of frames in one form.
struct FrameStrip {
  private let form: PictureForm
  private let presentation: Presentation
  private let theme: Theme
  private let depth: ColorMatch.Depth
  /// The document; its first line states its size, so all frames are counted first.
  private var document = SVGStrip()

  init(_ form: PictureForm, header: Header, theme: Theme, depth: ColorMatch.Depth) {
    self.form = form
    presentation = header.presentation
    self.theme = theme
    self.depth = depth
  }

  /// Counts a frame of an SVG document; call it for each frame before `opening`. Other forms ignore it.
  mutating func makeRoom(for size: Size) { document.makeRoom(for: size) }

  /// The text before the first frame.
  var opening: String { form == .svg ? document.opening : "" }

  /// The text of one more frame.
  ///
  /// - Parameter name: The heading above the frame, in forms that have one; nil for a single frame.
  mutating func add(_ state: State, named name: String?) -> String {
    let frame = render(state, presentation: presentation).frame
    let heading = name.map { SafeText.line($0) + "\n" } ?? ""
    switch form {
    case .text: return heading + ScreenPlanes(frame).description
    case .ansi: return heading + ANSIPicture(frame, theme: theme, depth: depth).text
    case .svg: return document.add(frame, theme: theme)
    }
  }

  /// The text after the last frame.
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
    case .itemsRefused: "items refused"
    case .nothingBelow(let region): "nothing below " + SafeText.line(region.name)
    }
  }
}
