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

  private let lines: [ArraySlice<UInt8>]
  private let searcher: PlaceSearcher
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
    do throws(Flaw) { header = try Header(lines[0], tree: tree) } catch { throw RecordingError(1, error) }
    searcher = PlaceSearcher(tree)
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
    do throws(Flaw) {
      let fact = try RecordedAction(lines[lineNumber])
      lineNumber += 1
      take(fact)
      return true
    } catch {
      guard isLast else { throw RecordingError(lineNumber + 1, error) }
      isCutOff = true
      return false
    }
  }

  private mutating func take(_ fact: RecordedAction) {
    switch fact {
    case .action(let action): note(reduce(&state, action))
    case .searchAnswered(let generation):
      guard let asked, asked.generation == generation else { return }
      let answer = Action.searchResultsFound(searcher.search(asked.query), generation: generation)
      note(reduce(&state, answer))
    }
  }

  private mutating func note(_ effects: [Effect]) {
    for case .search(let query, let generation) in effects { asked = (query, generation) }
  }
}

/// What is wrong with a recording, and where.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  public let reason: String

  init(_ line: Int, _ flaw: Flaw) {
    self.line = line
    reason = flaw.description
  }

  public var description: String { "line \(line): \(reason)" }
}
