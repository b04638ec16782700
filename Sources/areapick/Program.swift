import AreaPicker
import CursesTerminal
import EmbeddedAtlas
import Glibc
import PickerView
import RegionModel
import RegionSources

/// The program from its words to its exit status.
struct Program {
  static let version = "0.1.0"

  let environment: Environment
  let streams: StandardStreams

  /// Does what `arguments` ask, the program's own name left out, and says what went wrong.
  func run(_ arguments: [String]) -> Int32 {
    do {
      return try perform(Invocation(arguments, environment: environment))
    } catch {
      streams.report(error)
      return error.status
    }
  }

  var input: StandardInput { StandardInput(isOpen: streams.isInputOpen) }
  /// For one result.
  var output: ResultWriter { ResultWriter(stream: STDOUT_FILENO, isOpen: streams.isOutputOpen) }
  /// For lines.
  var lines: ResultWriter {
    ResultWriter(stream: STDOUT_FILENO, isOpen: streams.isOutputOpen, isFilter: true)
  }

  private func perform(_ invocation: Invocation) throws(Failure) -> Int32 {
    switch invocation {
    case .pick(let settings): return try pick(settings)
    case .command(let command): return try command.run(in: self)
    case .version(let atlas): try output.write(Array(versionText(openTree(atlas)).utf8))
    case .help(let text), .document(let text): try output.write(Array(text.utf8))
    case .completion(let shell, let words): try complete(words, for: shell)
    }
    return ExitStatus.done
  }

  private func complete(_ words: [String], for shell: Shell) throws(Failure) {
    let completion = Completion(
      shell: shell, tree: try openTree(nil), language: Language(environment: environment))
    try output.write(Array(completion.lines(for: words).map { $0 + "\n" }.joined().utf8))
  }

  private func pick(_ settings: Settings) throws(Failure) -> Int32 {
    try output.checkOpen()
    let pick = try Pick(settings, tree: openTree(settings.atlas))
    switch pick.immediateOutcome {
    case .picked(let path): return try print(path, of: pick)
    case .nothingMatched: return ExitStatus.nothingMatched
    case nil: break
    }
    switch try run(pick) {
    case .outcome(.picked(let path)): return try print(path, of: pick)
    // A tree gives paths alone.
    case .outcome(.chosen), .outcome(.moment), .outcome(.cancelled): return settings.cancelStatus
    case .outcome(.timedOut): return ExitStatus.timedOut
    case .hangUp: SignalPipe.die(of: SIGHUP)
    }
  }

  private func print(_ path: [Region], of pick: Pick) throws(Failure) -> Int32 {
    try output.write(pick.result(path))
    return ExitStatus.done
  }

  private func run(_ pick: Pick) throws(Failure) -> PickEnding {
    try run(pick.request(environment), recordingTo: pick.settings.record)
  }

  /// - Parameter path: The file to write the pick's actions to; nil for none.
  func run(_ request: PickRequest, recordingTo path: String?) throws(Failure) -> PickEnding {
    var request = request
    guard let path else { return try run(request) }
    let recorder = try recorder(path)
    request.recorder = recorder
    defer { if let error = recorder.error { streams.report(failure(path, error)) } }
    return try run(request)
  }

  private func run(_ request: PickRequest) throws(Failure) -> PickEnding {
    do { return try AreaPicker.pick(request) } catch { throw Failure(error.description) }
  }

  private func recorder(_ path: String) throws(Failure) -> Recorder {
    do { return try Recorder(path, program: Program.version) } catch { throw failure(path, error) }
  }

  private func failure(_ path: String, _ error: RecorderError) -> Failure {
    Failure("--record \(path.shortened): \(error)")
  }

  /// The tree in the file at `path`, or the built-in one.
  func openTree(_ path: String?) throws(Failure) -> RegionTree {
    guard let path else { return try builtInTree() }
    do { return try AtlasFile.open(path) } catch { throw Failure(error.description) }
  }

  /// The divisions that the program carries; a test looks at every byte of them, so no start has to.
  func builtInTree() throws(Failure) -> RegionTree {
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    do throws(AtlasError) {
      return try RegionTree(bytes: bytes, check: .header)
    } catch {
      throw Failure("the built-in divisions: \(error)")
    }
  }

  /// The program's version, the date of the data, and where it is from.
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
