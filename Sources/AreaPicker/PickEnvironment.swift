import CursesTerminal
import PickerView

/// What the environment's variables ask of a pick; each looks them up by their names.
package enum PickEnvironment {
  package typealias Lookup = (String) -> String?

  /// The language of the locale: English where it names one other than Chinese.
  ///
  /// `LC_ALL` rules, then `LC_MESSAGES`, then `LANG`; an empty one says nothing, and `C` and `POSIX` name no
  /// language.
  package static func language(_ environment: Lookup) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" && $0 != "_" }
    return ["", "C", "POSIX", "zh"].contains(name) ? .chinese : .english
  }

  /// Whether plain questions are asked: `ACCESSIBLE` is neither empty nor 0, or the terminal is called dumb.
  package static func asksPlainQuestions(_ environment: Lookup) -> Bool {
    !["", "0"].contains(environment("ACCESSIBLE") ?? "") || environment("TERM") == "dumb"
  }

  /// No colors where `NO_COLOR` is not empty (no-color.org).
  package static func colors(_ environment: Lookup) -> Session.Options.Colors {
    (environment("NO_COLOR") ?? "").isEmpty ? .asTerminal : .none
  }

  /// What is known of the terminal's background.
  package static func ground(_ environment: Lookup) -> Theme.Ground {
    Theme.Ground(colorFGBG: environment("COLORFGBG"))
  }

  /// Whether the pick runs in GNU screen, which keeps back a lone Esc until the next key while a program listens to
  /// the mouse.
  package static func keepsBackEscape(_ environment: Lookup) -> Bool {
    !(environment("STY") ?? "").isEmpty && (environment("TERM") ?? "").hasPrefix("screen")
  }
}
