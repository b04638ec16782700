import AddressResolving
import PickerCore
import RegionModel
import RegionSearch

/// Replays a recorded pick line by line: the same reducer and divisions, without a screen.
public struct Replay {
  public let header: Header
  public private(set) var state: State
  /// The number of the last line read, from 1, the header.
  public private(set) var lineNumber = 1
  /// Whether the recording ends inside a line, as after a crash.
  public private(set) var isCutOff = false

  /// Differences from the recorded pick, with their lines.
  public private(set) var remarks: [String] = []

  private let lines: [ArraySlice<UInt8>]
  private let context: CodingContext
  private let lists: ReplayedLists
  /// The newest search that was wished for; answers to others change nothing.
  private var asked: (query: SearchQuery, generation: Int)?

  /// Opens the picker as in the recording's header.
  ///
  /// - Parameters:
  ///   - bytes: The recording.
  ///   - tree: The divisions of the recorded pick.
  /// - Throws: The error in the first line.
  public init(_ bytes: [UInt8], tree: RegionTree) throws(RecordingError) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let lists = ReplayedLists(tree)
    self.lists = lists
    context = CodingContext(tree: tree) { lists.search($0) }
    do throws(LineError) { header = try Header(lines[0], context) } catch { throw RecordingError(1, error) }
    // Of a pick whose lists all came one by one, the recording has all that there was.
    let tree = header.hasNoTree ? FetchedLists.empty : tree
    lists.begin(tree, header.options)
    let effects: [Effect]
    if let values = header.values {
      (state, effects) = State.opened(values, options: header.options, size: header.size)
    } else {
      (state, effects) = State.opened(tree, options: header.options, size: header.size)
    }
    note(effects)
  }

  /// The text of the last line read.
  public var line: String { String(decoding: lines[lineNumber - 1], as: UTF8.self) }

  /// Applies the next line to the state; false at the end.
  ///
  /// If the last line cannot be read, the recording was cut off, which is not an error.
  ///
  /// - Throws: The error in the line; the state stays as it was.
  public mutating func step() throws(RecordingError) -> Bool {
    guard lineNumber < lines.count else { return false }
    let isLast = lineNumber + 1 == lines.count
    if isLast, lines[lineNumber].isEmpty { return false }
    do throws(LineError) {
      context.query = asked?.query
      let action = lists.take(try RecordedAction(lines[lineNumber], context).action)
      lineNumber += 1
      compareCounts(action)
      note(reduce(&state, action))
      return true
    } catch {
      guard isLast else { throw RecordingError(lineNumber + 1, error) }
      isCutOff = true
      return false
    }
  }

  /// Adds a remark if a search finds another number of places than in the recording.
  private mutating func compareCounts(_ action: Action) {
    guard case .searchResultsFound(let results, let generation) = action, generation == asked?.generation,
      let recorded = context.recordedCount, recorded != results.count
    else { return }
    remarks.append(
      "line \(lineNumber): the search found \(recorded) places when it was recorded, now \(results.count)")
  }

  private mutating func note(_ effects: [Effect]) {
    for case .search(let query, let generation) in effects { asked = (query, generation) }
    for case .loadChildren(let path, let generation) in effects { lists.asked(path, generation: generation) }
  }
}

/// An error in a recording, and its line.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  public let reason: String

  init(_ line: Int, _ error: LineError) {
    self.line = line
    reason = error.description
  }

  public var description: String { "line \(line): \(reason)" }
}
