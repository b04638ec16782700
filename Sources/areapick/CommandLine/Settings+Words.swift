import PickerView

/// Reads settings from the words of a command line.
extension Settings {
  /// - Throws: The first word or value that cannot be read, with its option and the values that are allowed.
  init(_ words: OptionWords) throws(CommandError) {
    self.init()
    try words.check(arguments: 0)
    selections = words.values(of: [.selected])
    filter = FilterWords(words)
    recentCount = try words.optionalValue(of: .recent).map(OptionValue.recent)
    hot = words.list(of: .hot)
    printsQuery = words.flag(.printQuery) ?? printsQuery
    markLimit = try words.optionalValue(of: .multi).map(OptionValue.marks)
    root = words.value(of: .root)
    query = words.values(of: [.query]).last { !ListChoice.isSQL($0) }
    takesOnlyMatch = words.flag(.selectOne) ?? takesOnlyMatch
    leavesWithoutMatch = words.flag(.exitWithoutMatch) ?? leavesWithoutMatch
    depth = try words.value(of: .depth).map(OptionValue.depth)
    takesAnyLevel = words.flag(.anyLevel) ?? takesAnyLevel
    skipsSingleChoice = words.flag(.autoAdvance) ?? skipsSingleChoice
    result = try ResultStyle(words)
    source = try SourceChoice(words)
    face = try words.value(of: .face).map(OptionValue.face) ?? face
    try readScreen(words)
    try readRunning(words)
  }

  /// The settings of screen and running alone, with a person's defaults for them.
  ///
  /// - Throws: The first value that cannot be read, and where it stands.
  static func withDefaults(_ words: OptionWords, _ environment: Environment) throws(CommandError) -> Settings
  {
    try withDefaults(words, DefaultOptions.sources(for: words, environment))
  }

  static func withDefaults(_ words: OptionWords, _ defaults: [DefaultOptions]) throws(CommandError)
    -> Settings
  {
    // The other options of a pick are left out here, but not what is none of any.
    for source in defaults where source.words.items.contains(where: \.isMistake) { try source.check() }
    do throws(CommandError) {
      let kept = defaults.reversed().map { $0.words.restricted(to: screenAndRunning) }
      return try Settings(screenAndRunning: kept.reduce(words) { $1 + $0 })
    } catch {
      for source in defaults { try source.check() }
      throw error.pointing(to: words.program)
    }
  }

  /// The options of screen and running that hold for every command, and a person's custom for calendars.
  private static let screenAndRunning =
    (OptionTable.screen.options + OptionTable.running.options).map(\.name).filter {
      ![.face, .header].contains($0)
    } + [.weekStart]

  private init(screenAndRunning words: OptionWords) throws(CommandError) {
    self.init()
    try readScreen(words)
    try readRunning(words)
  }

  private mutating func readScreen(_ words: OptionWords) throws(CommandError) {
    title = words.value(of: .title)
    detail = try words.value(of: .detail).map(OptionValue.detail)
    theme = try words.value(of: .theme).map(OptionValue.theme) ?? theme
    (color, colorChanges) = try ColorWords.read(words.values(of: [.color]), else: color)
    isASCII = words.flag(.ascii) ?? isASCII
    ambiguousWidth = try words.value(of: .ambiwidth).map(OptionValue.ambiguousWidth) ?? ambiguousWidth
    isAccessible = words.flag(.accessible)
    usesMouse = words.flag(.mouse)
    isAnimated = words.flag(.animation) ?? isAnimated
    height = try words.value(of: .height).map(OptionValue.height) ?? height
    language = try words.value(of: .lang).map(OptionValue.language)
    width = try words.value(of: .width).map(OptionValue.width)
    weekStart = try words.value(of: .weekStart).map(OptionValue.weekStart)
    customization = try Settings.own(words)
  }

  private static func own(_ words: OptionWords) throws(CommandError) -> Customization {
    var own = Customization()
    own.header = words.value(of: .header)
    own.prompt = words.value(of: .prompt)
    own.border = try words.value(of: .border).map(OptionValue.border) ?? own.border
    own.showsHints = try words.value(of: .hint).map(OptionValue.hint) != HintChoice.none
    (own.keyChanges, own.expectedKeys) = try KeyWords.read(words)
    return own
  }

  private mutating func readRunning(_ words: OptionWords) throws(CommandError) {
    timeout = try words.value(of: .timeout).map { text throws(CommandError) in try OptionValue.timeout(text) }
      .flatMap { $0 == 0 ? nil : $0 }
    tty = words.value(of: .tty)
    canSuspend = words.flag(.suspend) ?? canSuspend
    record = words.value(of: .record)
    overwritesRecording = words.flag(.force) ?? overwritesRecording
    cancelStatus = try words.value(of: .cancelStatus).map(OptionValue.status) ?? cancelStatus
  }
}
