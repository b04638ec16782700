import AreaPicker
import ChinaDivisions
import CursesTerminal
import EmbeddedAtlas
import Glibc
import PickerView
import RegionModel
import RegionSources
import Romanization

/// The program, from its arguments to its exit status.
struct Program {
  static let version = "0.1.0"

  let environment: Environment
  let streams: StandardStreams
  private var arguments: [String] = []
  /// The terminal on which Esc ends the wait for a pipe, the status then, and whether plain questions follow, for which Esc
  /// is no key; nil where nothing is to be picked.
  private var waiting: (terminal: String, status: Int32, isPlain: Bool)?

  init(environment: @escaping Environment, streams: StandardStreams) {
    self.environment = environment
    self.streams = streams
  }

  /// Runs the program with `arguments`, without its own name, and reports errors.
  func run(_ arguments: [String]) -> Int32 {
    var program = self
    program.arguments = arguments
    do {
      return try program.perform(Invocation(arguments, environment: environment))
    } catch {
      if error != .cancelled(error.status) { streams.report(error, in: program.language) }
      return error.status
    }
  }

  /// The language of messages, the same as the sheet's; computed only when there is a message.
  var language: Language { Invocation.language(arguments, environment) }

  /// Prints one line on standard error.
  func say(_ text: String) { streams.say(text, in: language) }

  var input: StandardInput { StandardInput(isOpen: streams.isInputOpen) }
  /// The writer for a single result.
  var output: ResultWriter { ResultWriter(stream: STDOUT_FILENO, isOpen: streams.isOutputOpen) }
  /// The writer for lines, which may end early as filters do.
  var lines: ResultWriter {
    ResultWriter(stream: STDOUT_FILENO, isOpen: streams.isOutputOpen, isFilter: true)
  }

  private func perform(_ invocation: Invocation) throws(CommandError) -> Int32 {
    switch invocation {
    case .pick(let settings): return try pick(settings)
    case .command(let command): return try command.run(in: self)
    case .version(let source): try output.write(Array(versionText(openTree(source)).utf8))
    case .help(let text), .document(let text): try output.write(Array(text.utf8))
    case .completion(let shell, let words): try complete(words, for: shell)
    }
    return ExitStatus.done
  }

  private func complete(_ words: [String], for shell: Shell) throws(CommandError) {
    let completion = Completion(
      shell: shell, tree: try builtInTree(), language: Language(environment: environment))
    try output.write(Array(completion.lines(for: words).map { $0 + "\n" }.joined().utf8))
  }

  private func pick(_ settings: Settings) throws(CommandError) -> Int32 {
    try output.checkOpen()
    try checkMarking(settings)
    let filter = settings.filter.pathFilter(separator: settings.result.separator)
    var program = self
    if !settings.source.isBuiltIn {
      let terminal = settings.tty ?? HeldTerminal.own
      program.waiting = (terminal, settings.cancelStatus, settings.isPlain(environment))
    }
    let ((opened, places, pick), timeout) = try Deadline.running(settings.timeout) {
      () throws(CommandError) in
      let opened = try program.open(
        settings.source, filter: filter, fillsByItself: settings.face == .wheels, opensLate: true)
      let places = recentPlaces(settings, opened)
      // A query may have lists fetched.
      let pick = try Pick(
        settings, tree: opened.tree, source: opened.source, database: opened.database,
        recent: places?.file.entries ?? [])
      return (opened, places, pick)
    }
    for note in pick.notes { say(note) }
    // A sheet says it itself.
    if pick.immediateOutcome != nil { sayLeftOut(opened, of: settings.source) }
    // These take a result of a search as it is.
    let takesResults = settings.takesAnyLevel || settings.markLimit != nil
    let rows = opened.rows(for: settings.result, isSearch: takesResults)
    func print(_ found: [[Region]], _ query: String, _ key: String? = nil) throws(CommandError) -> Int32 {
      var paths: [[Region]] = []
      for path in found { paths.append(try rows(path)) }
      try output.write(pick.result(paths, query: query, key: key))
      if let note = pick.fieldNote(paths) { say(note) }
      remember(paths, places)
      return ExitStatus.done
    }
    switch pick.immediateOutcome {
    case .picked(let path): return try print([path], settings.query ?? "")
    case .nothingMatched: return ExitStatus.nothingMatched
    case nil: break
    }
    var request = pick.request(environment)
    request.timeout = timeout
    let answer = try run(request, recordedBy: settings)
    switch answer.ending {
    case .outcome(.picked(let path)): return try print([path], answer.query)
    case .outcome(.marked(let paths)): return try print(paths, answer.query)
    case .expected(let key, .picked(let path)): return try print([path], answer.query, key)
    case .expected(let key, .marked(let paths)): return try print(paths, answer.query, key)
    case .outcome(.rootNotFound(let word, let count)):
      throw LazyTree.failure("--root", word, count: count, below: [])
    case .outcome(.nothingBelow(let region)):
      throw CommandError("--root \(region.name): nothing lies below it")
    // A pick of a place ends with a path only.
    case .outcome(.chosen), .outcome(.moment), .outcome(.itemsRefused), .outcome(.cancelled), .expected:
      return settings.cancelStatus
    case .outcome(.timedOut): return ExitStatus.timedOut
    case .hangUp: SignalPipe.die(of: SIGHUP)
    }
  }

  /// What several places cannot be picked with.
  private func checkMarking(_ settings: Settings) throws(CommandError) {
    guard settings.markLimit != nil else { return }
    if settings.face == .wheels, !settings.isPlain(environment) {
      throw CommandError("--multi needs a list: --face timeline or --face tabs")
    }
    if settings.result.format == .shell, settings.result.template == nil {
      throw CommandError("--output shell is for one place; --multi needs another form")
    }
  }

  /// The list of places that were picked before; nil where none is asked for.
  private func recentPlaces(_ settings: Settings, _ opened: LazyTree) -> RecentPlaces? {
    guard settings.recentCount != nil else { return nil }
    do throws(CommandError) {
      return try RecentPlaces(settings.source, opened.tree, environment)
    } catch {
      streams.report(error, in: language)
      return nil
    }
  }

  /// Remembers what was picked; that it could not be is said, and the pick is none the worse.
  private func remember(_ paths: [[Region]], _ places: RecentPlaces?) {
    do throws(CommandError) { try places?.add(paths) } catch { streams.report(error, in: language) }
  }

  /// - Parameter settings: They name the recording file, if there is one.
  func run(_ request: PickRequest, recordedBy settings: Settings) throws(CommandError) -> PickAnswer {
    var request = request
    guard let path = settings.record else { return try run(request) }
    let recorder = try recorder(path, overwrites: settings.overwritesRecording)
    request.recorder = recorder
    defer { if let error = recorder.error { streams.report(failure(path, error), in: language) } }
    return try run(request)
  }

  private func run(_ request: PickRequest) throws(CommandError) -> PickAnswer {
    do { return try AreaPicker.answer(to: request) } catch { throw CommandError(error.message) }
  }

  private func recorder(_ path: String, overwrites: Bool) throws(CommandError) -> Recorder {
    do {
      return try Recorder(path, program: Program.version, overwrites: overwrites)
    } catch {
      throw failure(path, error)
    }
  }

  private func failure(_ path: String, _ error: RecorderError) -> CommandError {
    CommandError("--record \(path.shortened): \(error)")
  }

  /// The tree of the named files, or the built-in one.
  ///
  /// - Parameter start: The beginning of the only file, where it was read.
  func openTree(_ source: SourceChoice, start: FileStart? = nil) throws(CommandError) -> RegionTree {
    guard !source.isBuiltIn else { return try builtInTree(as: source) }
    return try read(source, start: start).tree
  }

  /// - Throws: If tables are named, or a query is, of what has none. Whether a file is SQL with tables is told when it is read.
  func checkTables(_ source: SourceChoice, _ start: FileStart? = nil) throws(CommandError) {
    guard !source.lists.tables.isEmpty || source.lists.sql != nil,
      (start ?? source.start)?.isDatabase != true
    else { return }
    guard source.lists.sql == nil else {
      throw CommandError("--query is SQL, which is for a SQLite database: --data FILE.db")
    }
    guard source.paths.isEmpty || source.lists.children != nil else { return }
    throw CommandError(SourceErrors.tablesOfNone)
  }

  /// Reads the files that are named, and says what was left out of them.
  ///
  /// - Parameter progress: Hears how much is done.
  /// - Throws: If the source gives lists one by one, or its flaws.
  func read(
    _ source: SourceChoice, start: FileStart? = nil, progress: (@Sendable (Double) -> Void)? = nil
  ) throws(CommandError) -> ReadTree {
    guard source.lists.children == nil else {
      throw CommandError(
        "--children gives lists one by one: here a whole tree is needed; compile makes one of them for --data"
      )
    }
    try checkTables(source, start)
    var options = source.readingOptions
    options.progress = progress
    options.readings = .builtIn
    options.cacheFolder = source.usesCache ? UserFolder.cache.path(environment) : nil
    let wait = waiting.map { waiting in
      PipeWait(terminal: waiting.terminal, isPlain: waiting.isPlain) { [language] in
        waiting.isPlain
          ? language("在等数据写入管道", "waiting for data from the pipe") : Program.waitText(read: $0, in: language)
      }
    }
    defer { wait?.end() }
    let line = PipeLine(language("在等数据写入管道", "waiting for data from the pipe"))
    defer { line.clear() }
    options.waitsForPipe = { pipe, count in
      wait?.isReady(pipe, read: count) ?? line.wait(for: pipe, read: count)
    }
    do throws(SourceErrors) {
      let read = try readFiles(source, options, start)
      if read.understanding.skipped > 0 {
        sayLeftOut(read.understanding.skipped, of: source)
      }
      for encoding in read.understanding.encodings {
        say("\(encoding.file): no UTF-8, so it was read as \(encoding.name)")
      }
      // A pick shows what there is.
      if waiting == nil {
        for note in read.understanding.leftAside { say("\(source.firstName): \(note)") }
      }
      return read
    } catch {
      if error.isAboutTables { throw CommandError(SourceErrors.tablesOfNone) }
      throw error.isCancelled
        ? .cancelled(waiting?.status ?? ExitStatus.failure)
        : CommandError(error.lines + [error.advice].compactMap(\.self))
    }
  }

  /// Reads files as `read` does, or fetches all lists of a command, however long that takes.
  ///
  /// - Parameters:
  ///   - depth: The step of the whole path that is needed last of a command's lists; nil for all.
  ///   - root: The place that is needed with what lies below it; nil for all.
  func readWhole(
    _ source: SourceChoice, depth: Int? = nil, root: String? = nil,
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws(CommandError) -> ReadTree {
    guard source.lists.children != nil else { return try read(source, progress: progress) }
    let opened = try open(source).keepingLists()
    // A name further down is found where all is fetched.
    let path = root.flatMap { try? opened.place($0, "--root", separator: nil) }
    var lists = WholeLists(opened, depth: depth, root: path ?? [], keepsGoing: source.keepsGoing)
    let read = try lists.read()
    if let note = lists.failureNote("--children") { say(note) }
    sayLeftOut(opened, of: source)
    return read
  }

  /// What the terminal says while a pipe is read.
  private static func waitText(read count: Int, in language: Language) -> String {
    guard count > 0 else {
      return language("在等数据写入管道；按 Esc 取消", "waiting for data from the pipe; Esc cancels")
    }
    let size = count >> 20
    return language("正在读取数据：\(size) MiB；按 Esc 取消", "reading data: \(size) MiB; Esc cancels")
  }

  /// Reads a database whole; a pick reads it list by list.
  private func readFiles(
    _ source: SourceChoice, _ options: ReadingOptions, _ start: FileStart? = nil
  ) throws(SourceErrors) -> ReadTree {
    let start = start ?? source.start
    guard let start, start.isDatabase else {
      return try TreeFile.read(source.paths, options: options, start: start)
    }
    return try SQLiteSource.whole(source.paths[0], databaseChoice(source), options)
  }

  /// Reads a tree for `inspect`, which also looks for duplicate names; without files, the built-in divisions.
  ///
  /// - Returns: The flaws of a file are a result too.
  /// - Throws: If a command gives no answer.
  func inspected(
    _ source: SourceChoice, progress: (@Sendable (Double) -> Void)? = nil
  ) throws(CommandError) -> Result<ReadTree, SourceErrors> {
    var options = source.readingOptions
    options.progress = progress
    options.readings = .builtIn
    options.findsNamesakes = true
    options.checksAll = true
    try checkTables(source)
    if let command = source.lists.children {
      return try inspectedAnswer(
        ChildCommand(command, timeout: source.lists.timeout, reader: AnswerReader(options)))
    }
    do throws(SourceErrors) {
      if !source.isBuiltIn {
        let read = try readFiles(source, options)
        if read.understanding.format == .atlas { try Program.checkTexts(read.tree, source.paths.first ?? "") }
        return .success(read)
      }
    } catch {
      if error.isAboutTables { throw CommandError(SourceErrors.tablesOfNone) }
      return .failure(error)
    }
    do throws(CommandError) {
      let tree = try builtInTree(as: source)
      return .success(ReadTree(tree: tree, understanding: Understanding(format: .atlas, shape: "compiled")))
    } catch {
      return .failure(SourceErrors(source: "areapick", error.description))
    }
  }

  /// Runs a command once, for its first list.
  private func inspectedAnswer(_ command: ChildCommand) throws(CommandError) -> Result<ReadTree, SourceErrors>
  {
    do throws(ListSourceError) { return try command.inspected(Cancellation()) } catch {
      throw CommandError(error.description)
    }
  }

  /// Finds what opening a very large compiled tree does not look for.
  private static func checkTexts(_ tree: RegionTree, _ path: String) throws(SourceErrors) {
    guard let region = tree.roots.subtrees.first(where: \.hasControlCharacter) else { return }
    throw SourceErrors(
      source: path, "the place with the code \(region.code) has a name that holds a control character")
  }

  /// The built-in divisions with what a person says of them.
  private func builtInTree(as source: SourceChoice) throws(CommandError) -> RegionTree {
    let tree = try builtInTree()
    guard !source.levels.isEmpty || source.order != nil else { return tree }
    do throws(AdaptionError) { return try tree.adapted(to: source.readingOptions) } catch {
      throw CommandError("the built-in divisions: \(error)")
    }
  }

  /// The built-in divisions. A test checks every byte of them, so start-up checks only the header.
  func builtInTree() throws(CommandError) -> RegionTree {
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    do throws(AtlasError) {
      return try RegionTree(bytes: bytes, check: .header)
    } catch {
      throw CommandError("the built-in divisions: \(error)")
    }
  }

  /// The program's version, and the date, size and origin of the data.
  private func versionText(_ tree: RegionTree) -> String {
    let digits = String(tree.dataDate)
    let date =
      digits.count == 8
      ? "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))" : "unknown date"
    var text = "areapick \(Program.version)\ndata of \(date), \(tree.count) places\n"
    if !tree.provenance.isEmpty { text += "\(tree.provenance)\n" }
    return text
  }
}
