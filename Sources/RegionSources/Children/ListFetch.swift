import RegionModel
import Synchronization

/// A list that a command is about to print, for a loop that waits for other things too.
///
/// The loop polls `descriptors` beside its own and calls `advance` when one of them is ready: no thread is made for a
/// short answer, and none has to be woken for it. After its answer the fetch is to be finished, which can wait until the
/// answer is shown. What takes long blocks and is for a thread: the rest of a long answer, and ending the command.
public struct ListFetch: Sendable {
  public enum Progress {
    case waiting
    /// The answer is longer, or takes longer, than a loop should wait for: `rest` has it.
    case isLong
    case answered(Result<RegionTree, ListSourceError>)
  }

  private struct Work {
    var command: RunningCommand
    /// What was read of an answer before its end, and from how many bytes.
    var early: (size: Int, tree: RegionTree)?
  }

  private final class Shared: Sendable {
    let work: Mutex<Work>

    init(_ command: RunningCommand) { work = Mutex(Work(command: command)) }
  }

  private let shared: Shared
  private let reader: AnswerReader
  private let depth: Int
  private let opened: Place?
  private let start = MonotonicClock.milliseconds
  /// Puts a reason into the words of whoever reads it.
  private var said: @Sendable (ListSourceError) -> ListSourceError = { $0 }
  /// The longest answer that a loop reads, in bytes: a list of some thousand places, read within milliseconds.
  private static let longest = 1 << 16
  /// How long a loop waits for an answer, in milliseconds: then it shows that it waits, and sleeps until it is woken.
  private static let longestWait = 100
  /// The longest answer that is read before its end, in bytes.
  private static let longestEarly = 1 << 12

  init(_ command: RunningCommand, _ reader: AnswerReader, depth: Int, inside opened: Place?) {
    shared = Shared(command)
    self.reader = reader
    self.depth = depth
    self.opened = opened
  }

  /// The same list, whose failures are said in other words.
  public func saying(_ said: @escaping @Sendable (ListSourceError) -> ListSourceError) -> ListFetch {
    var fetch = self
    fetch.said = said
    return fetch
  }

  /// What to poll for input.
  public var descriptors: [Int32] { shared.work.withLock { $0.command.descriptors } }

  /// How long to wait at most before `advance`, in milliseconds.
  public var patience: Int { min(shared.work.withLock { $0.command.patience }, max(timeLeft, 0)) }

  private var timeLeft: Int { start + ListFetch.longestWait - MonotonicClock.milliseconds }

  /// Reads what has come, without waiting.
  public func advance() -> Progress {
    shared.work.withLock { work in
      switch work.command.advance() {
      case .running:
        if work.command.answer.count > ListFetch.longest || timeLeft <= 0 { return .isLong }
        readEarly(&work)
        return .waiting
      case .ended: return .answered(tree(of: &work))
      case .timedOut, .tooLong: return .isLong  // Stopping it may take a while.
      }
    }
  }

  /// Reads an answer that may be whole while its command is on its way to its end: most come in one piece.
  private func readEarly(_ work: inout Work) {
    let answer = work.command.answer
    guard work.early == nil, (1...ListFetch.longestEarly).contains(answer.count) else { return }
    do throws(ListSourceError) {
      work.early = (answer.count, try reader.tree(of: answer, depth: depth, inside: opened))
    } catch {
      // Half an answer; at its end it is read anew.
    }
  }

  private func tree(of work: inout Work) -> Result<RegionTree, ListSourceError> {
    do throws(ListSourceError) {
      let answer = try work.command.result(.ended)
      if let early = work.early, early.size == answer.count { return .success(early.tree) }
      return .success(try reader.tree(of: answer, depth: depth, inside: opened))
    } catch {
      return .failure(said(error))
    }
  }

  /// Ends what the command has left behind, after its answer.
  public func finish() { shared.work.withLock { $0.command.finish() } }

  /// Waits for the rest of the answer, and finishes.
  ///
  /// - Throws: `ListSourceError` as from `ListSource.children`.
  public func rest(_ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    let answer = shared.work.withLock { work in
      Result { () throws(ListSourceError) in try work.command.output(cancellation) }
    }
    do throws(ListSourceError) {
      return try reader.tree(of: answer.get(), depth: depth, inside: opened)
    } catch {
      throw said(error)
    }
  }

  /// Asks the command to end, without waiting for that.
  public func askToEnd() { shared.work.withLock { $0.command.askToEnd() } }

  /// Ends the command; that may take a part of a second.
  public func end() { shared.work.withLock { $0.command.end() } }
}
