import AreaPicker
import CursesTerminal
import PickerCore
import PickerView
import RegionModel

/// What a pick asks of the terminal.
extension Pick {
  func request(_ environment: Environment) -> PickRequest {
    let face = settings.isPlain(environment) ? .timeline : settings.face
    var request = settings.request(tree, .places, face, environment)
    request.options = options
    request.source = source
    return request
  }
}

extension Settings {
  /// What the settings of screen and running ask of the terminal.
  func request(
    _ tree: RegionTree, _ subject: Subject, _ face: Face, _ environment: Environment
  ) -> PickRequest {
    var request = PickRequest(tree: tree)
    request.options.canSuspend = canSuspend
    request.options.height = height
    request.presentation = Presentation(
      face: face, subject: subject, title: title, language: language ?? Language(environment: environment),
      glyphs: isASCII ? .ascii : ambiguousWidth == 2 ? .narrow : .unicode, detail: detail)
    request.theme = theme
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

  /// Whether the pick runs in GNU screen, which keeps back a lone Esc until the next key while a program listens to the
  /// mouse; so the mouse has to be asked for there.
  private func keepsBackEsc(_ environment: Environment) -> Bool {
    PickEnvironment.keepsBackEscape(environment)
  }

  /// Whether plain questions are asked instead of showing the sheet.
  ///
  /// The option rules; then `ACCESSIBLE`, where it is set to anything but nothing and 0, and a terminal that is called
  /// dumb ask for them.
  func isPlain(_ environment: Environment) -> Bool {
    isAccessible ?? PickEnvironment.asksPlainQuestions(environment)
  }
}

extension ColorChoice {
  /// The colours to use; `NO_COLOR` counts where it is set to anything but nothing (no-color.org).
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
