import AreaPicker
import CursesTerminal
import PickerCore
import PickerView
import RegionModel

/// The request that a pick makes of the terminal.
extension Pick {
  func request(_ environment: Environment) -> PickRequest {
    let face = settings.isPlain(environment) ? .timeline : settings.face
    var request = settings.request(tree, .places, face, environment)
    request.options = options
    let isChinese = request.presentation.language == .chinese
    request.source = isChinese ? source.map(ChineseSource.init) : source
    return request
  }
}

extension Settings {
  /// The request from the settings of screen and running.
  func request(
    _ tree: RegionTree, _ subject: Subject, _ face: Face, _ environment: Environment
  ) -> PickRequest {
    let language = language ?? Language(environment: environment)
    let usual = subject == .places ? Presentation.title(for: tree, in: language) : nil
    let presentation = Presentation(
      face: face, subject: subject, title: title ?? usual, language: language,
      glyphs: isASCII ? .ascii : ambiguousWidth == 2 ? .narrow : .unicode, detail: detail,
      customization: customization)
    var request = PickRequest(tree: tree, presentation: presentation)
    request.options.canSuspend = canSuspend
    request.options.height = height
    request.options.width = width
    request.theme = theme
    request.colorChanges = colorChanges
    request.ground = Theme.Ground(colorFGBG: environment("COLORFGBG"))
    request.asksPlainQuestions = isPlain(environment)
    request.terminalPath = tty ?? request.terminalPath
    request.usesMouse = usesMouse ?? !keepsBackEsc(environment)
    request.colors = color.colors(environment)
    request.wantsMotion = isAnimated
    request.timeout = timeout
    request.timeoutStatus = ExitStatus.timedOut
    return request
  }

  /// Whether the pick runs in GNU screen.
  ///
  /// While a program uses the mouse, GNU screen holds back a lone Esc until the next key. So the mouse is off by
  /// default there.
  private func keepsBackEsc(_ environment: Environment) -> Bool {
    PickEnvironment.keepsBackEscape(environment)
  }

  /// Whether plain questions are asked instead of showing the sheet.
  ///
  /// The option decides; without it, `ACCESSIBLE` (unless empty or 0) or a terminal of type `dumb` does.
  func isPlain(_ environment: Environment) -> Bool {
    isAccessible ?? PickEnvironment.asksPlainQuestions(environment)
  }
}

extension ColorChoice {
  /// The colours to use; `NO_COLOR` counts unless it is empty (no-color.org).
  func colors(_ environment: Environment) -> Session.Options.Colors {
    switch self {
    case .auto: PickEnvironment.colors(environment)
    case .always: .asTerminal
    case .never: .none
    case .eight: .eight
    case .sixteen: .sixteen
    case .indexed: .indexed256
    case .truecolor: .direct
    }
  }
}
