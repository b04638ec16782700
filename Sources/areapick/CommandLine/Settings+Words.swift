/// From what was written on the command line to what a pick is told.
extension Settings {
  /// - Throws: The first word or value that cannot be read, with its option and what a right one would be.
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

  /// The settings of screen and running alone.
  init(screenAndRunning words: OptionWords) throws(CommandError) {
    self.init()
    try readScreen(words)
    try readRunning(words)
  }

  private mutating func readScreen(_ words: OptionWords) throws(CommandError) {
    title = words.value(of: .title)
    detail = try words.value(of: .detail).map(OptionValue.detail)
    theme = try words.value(of: .theme).map(OptionValue.theme) ?? theme
    color = try words.value(of: .color).map(OptionValue.color) ?? color
    isASCII = words.flag(.ascii) ?? isASCII
    ambiguousWidth = try words.value(of: .ambiwidth).map(OptionValue.ambiguousWidth) ?? ambiguousWidth
    isAccessible = words.flag(.accessible)
    usesMouse = words.flag(.mouse)
    isAnimated = words.flag(.animation) ?? isAnimated
    height = try words.value(of: .height).map(OptionValue.height) ?? height
    language = try words.value(of: .lang).map(OptionValue.language)
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
