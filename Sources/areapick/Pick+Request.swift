import AreaPicker
import CursesTerminal
import PickerCore
import PickerView

/// What a pick asks of the terminal.
extension Pick {
  func request(_ environment: Environment) -> PickRequest {
    var request = PickRequest(tree: tree)
    request.options = options
    let isPlain = isPlain(environment)
    request.presentation = Presentation(
      face: isPlain ? .timeline : settings.face, title: settings.title,
      language: settings.language ?? Language(environment: environment),
      glyphs: settings.isASCII ? .ascii : .unicode, detail: settings.detail)
    request.theme = settings.theme
    request.asksPlainQuestions = isPlain
    request.terminalPath = settings.tty ?? request.terminalPath
    request.usesMouse = settings.usesMouse ?? !keepsBackEsc(environment)
    request.colors = settings.color.colors(environment)
    request.wantsMotion = settings.isAnimated
    request.timeout = settings.timeout
    request.timeoutStatus = ExitStatus.timedOut
    return request
  }

  /// Whether the pick runs in GNU screen, which keeps back a lone Esc until the next key while a program listens to the
  /// mouse; so the mouse has to be asked for there.
  private func keepsBackEsc(_ environment: Environment) -> Bool {
    !(environment("STY") ?? "").isEmpty && (environment("TERM") ?? "").hasPrefix("screen")
  }

  /// Whether plain questions are asked instead of showing the sheet.
  ///
  /// The option rules; then `ACCESSIBLE`, where it is set to anything but nothing and 0, and a terminal that is called
  /// dumb ask for them.
  func isPlain(_ environment: Environment) -> Bool {
    settings.isAccessible
      ?? (!["", "0"].contains(environment("ACCESSIBLE") ?? "") || environment("TERM") == "dumb")
  }
}

extension ColorChoice {
  /// The colours to use; `NO_COLOR` counts where it is set to anything but nothing (no-color.org).
  func colors(_ environment: Environment) -> Session.Options.Colors {
    switch self {
    case .auto: (environment("NO_COLOR") ?? "").isEmpty ? .asTerminal : .none
    case .always: .asTerminal
    case .never: .none
    case .eight: .eight
    case .sixteen: .sixteen
    case .indexed: .indexed256
    case .truecolor: .direct
    }
  }
}
