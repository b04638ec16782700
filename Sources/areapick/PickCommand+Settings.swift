/// From what was written on the command line to what a pick is told.
extension PickCommand {
  /// The settings that the options make.
  ///
  /// - Throws: The first value that cannot be read, with its option and what a right one would be.
  func settings() throws(Failure) -> Settings {
    var settings = Settings()
    settings.selected = selected
    settings.root = root
    settings.depth = try depth.map(OptionValue.depth)
    settings.takesAnyLevel = anyLevel
    settings.advancesAlone = autoAdvance
    settings.result = try style()
    settings.atlas = atlas
    try applyScreen(to: &settings)
    try applyRunning(to: &settings)
    return settings
  }

  private func applyScreen(to settings: inout Settings) throws(Failure) {
    settings.title = title
    settings.theme = try theme.map(OptionValue.theme) ?? settings.theme
    settings.color = try color.map(OptionValue.color) ?? settings.color
    settings.isASCII = ascii
    settings.usesMouse = mouse
    settings.isAnimated = animation
    settings.height = try height.map(OptionValue.height) ?? settings.height
    settings.language = try lang.map(OptionValue.language)
  }

  private func applyRunning(to settings: inout Settings) throws(Failure) {
    settings.timeout = try timeout.map(OptionValue.timeout).flatMap { $0 == 0 ? nil : $0 }
    settings.tty = tty
    settings.cancelStatus = try cancelStatus.map(OptionValue.status) ?? settings.cancelStatus
  }
}
