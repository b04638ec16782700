import CNCurses
import Glibc

/// The locale for characters: what ncurses writes Han text in.
public enum CharacterLocale {
  /// Takes the environment's locale for character types; where it is not UTF-8, one that is.
  ///
  /// Messages, numbers and dates keep the C locale: nothing here needs others.
  ///
  /// - Throws: `TerminalError.noUnicodeLocale` where the system has no UTF-8 locale at all.
  public static func activate() throws(TerminalError) {
    _ = setlocale(LC_CTYPE, "")
    if isUnicode { return }
    let codeset = String(cString: nl_langinfo(Int32(CODESET)))
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8", "zh_CN.UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, isUnicode { return }
    }
    throw .noUnicodeLocale(codeset: codeset)
  }

  private static var isUnicode: Bool {
    let codeset = String(cString: nl_langinfo(Int32(CODESET)))
    return codeset == "UTF-8" || codeset == "utf8"
  }
}
