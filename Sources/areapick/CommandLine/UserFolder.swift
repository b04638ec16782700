/// The folders in which a person's options, caches and past picks are kept, as the XDG base directory specification has
/// them.
enum UserFolder {
  case config, cache, state

  /// The program's own folder, such as `$XDG_CACHE_HOME/areapick`, or `.cache/areapick` in the home folder.
  ///
  /// - Returns: Nil where neither variable has an absolute path; another one does not count.
  func path(_ environment: Environment) -> String? {
    let (own, rest) =
      switch self {
      case .config: (environment("XDG_CONFIG_HOME"), "/.config")
      case .cache: (environment("XDG_CACHE_HOME"), "/.cache")
      case .state: (environment("XDG_STATE_HOME"), "/.local/state")
      }
    let slash = UInt8(ascii: "/")
    if let own, own.utf8.first == slash { return own + "/areapick" }
    guard let home = environment("HOME"), home.utf8.first == slash else { return nil }
    return home + rest + "/areapick"
  }
}
