import AddressResolving
import PickerCore
import RegionModel
import RegionSearch

/// A recorded pick that happens again, line by line: the same reducer, the same divisions, no screen.
public struct Replay {
  public let header: Header
  public private(set) var state: State
  /// The number of the line that was read last, counted from 1, the header's.
  public private(set) var lineNumber = 1
  /// Whether the recording ends within a line, as that of a program that died while it wrote.
  public private(set) var isCutOff = false

  /// What is not as it was when the pick was recorded, and in which line.
  public private(set) var remarks: [String] = []

  private let lines: [ArraySlice<UInt8>]
  private let context: CodingContext
  private let lists: ReplayedLists
  /// The newest search that was wished for; answers to others change nothing.
  private var asked: (query: SearchQuery, generation: Int)?

  /// Opens the picker as the recording's first line says.
  ///
  /// - Parameters:
  ///   - bytes: The recording.
  ///   - tree: The divisions that were picked from.
  /// - Throws: What is wrong with the first line.
  public init(_ bytes: [UInt8], tree: RegionTree) throws(RecordingError) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let lists = ReplayedLists(tree)
    self.lists = lists
    context = CodingContext(tree: tree) { lists.search($0) }
    do throws(LineError) { header = try Header(lines[0], context) } catch { throw RecordingError(1, error) }
    // Of a pick whose lists all came one by one, the recording has all that there was.
    let tree = header.hasNoTree ? FetchedLists.empty : tree
    lists.begin(tree, loadsChildren: header.options.loadsChildren)
    let effects: [Effect]
    (state, effects) = State.opened(tree, options: header.options, size: header.size)
    note(effects)
  }

  /// The line that was read last, as it is written.
  public var line: String { String(decoding: lines[lineNumber - 1], as: UTF8.self) }

  /// Takes the next line into the state; false where there is none.
  ///
  /// A last line without an end that cannot be read is no error: there the recording was cut off.
  ///
  /// - Throws: What is wrong with the line; the state is what the lines before it made of it.
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

  /// Remarks where a search in these divisions finds another number of places than it did.
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

/// What is wrong with a recording, and where.
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
