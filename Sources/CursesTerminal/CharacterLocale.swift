import CNCurses
import Glibc

/// The locale for characters, which ncurses needs to write Han text.
public enum CharacterLocale {
  /// Activates the environment's character locale, or a UTF-8 one where that is not UTF-8.
  ///
  /// Messages, numbers and dates keep the C locale: the program uses no other.
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
