import AddressResolving
import Glibc
import RegionSearch

/// Resolves a stream of addresses on all cores, and writes the answers in order.
///
/// Each worker takes the next batch of lines, resolves it, waits for its turn and writes it. So memory holds one batch
/// and its answers per worker, however long the stream is; a worker uses the same memory for each batch. Unchecked, since the monitors guard everything that threads
/// share.
final class ResolveStream: @unchecked Sendable {
  private let source: LineSource
  private let output: ResultWriter
  private let command: ResolveCommand
  private let resolver: AddressResolver
  /// The address's column in rows of several columns, counted from 0.
  private let column: Int

  /// Guards the source and the number of batches taken from it.
  private let input = Monitor()
  private var takenCount = 0

  /// Guards the three properties below.
  private let state = Monitor()
  private var writtenCount = 0
  private var failure: CommandError?
  private var workerCount = 0

  init(
    _ source: LineSource, _ output: ResultWriter, _ command: ResolveCommand, _ resolver: AddressResolver,
    column: Int = 0
  ) {
    self.column = column
    self.source = source
    self.output = output
    self.command = command
    self.resolver = resolver
  }

  /// Answers all lines.
  ///
  /// Workers start once a batch is large enough for a long stream; a person at the keyboard needs none.
  ///
  /// - Throws: `CommandError` if the input cannot be read or an answer cannot be written; other threads may still be
  ///   running.
  func run() throws(CommandError) {
    let cores = command.threadCount ?? ResolveStream.coreCount
    if answerAll(until: { $0 >= ResolveStream.large && cores > 1 }) { startWorkers(cores) }
    state.locked { while workerCount > 0, failure == nil { state.wait() } }
    if let failure { throw failure }
  }

  /// The batch size that starts workers, in bytes.
  private static let large = 1 << 15

  /// Answers batches up to the end, or up to one whose size in bytes suits `isLast`.
  ///
  /// - Returns: True if such a batch was answered: there may be more.
  private func answerAll(until isLast: (Int) -> Bool = { _ in false }) -> Bool {
    var writer = command.writer(resolver, column: column)
    let lines = LineSource.buffer()
    while let number = take(lines) {
      answer(lines, number, &writer)
      if isLast(lines.count) { return true }
    }
    return false
  }

  /// Takes the next batch of lines.
  ///
  /// - Returns: Its number, counted from 0; nil at the end, or after a failure.
  private func take(_ lines: ByteBuffer) -> Int? {
    input.locked {
      guard state.locked({ failure == nil }) else { return nil }
      do throws(CommandError) {
        guard try source.next(into: lines) else { return nil }
        defer { takenCount += 1 }
        return takenCount
      } catch {
        fail(error)
        return nil
      }
    }
  }

  private func answer(_ lines: ByteBuffer, _ number: Int, _ writer: inout ResolveWriter) {
    do throws(CommandError) { try writer.append(lines, endingWith: source.end) } catch { return fail(error) }
    let isWanted = state.locked {
      while writtenCount < number, failure == nil { state.wait() }
      return failure == nil
    }
    guard isWanted else { return }
    do throws(CommandError) { try writer.send(to: output) } catch { return fail(error) }
    writer.clear()
    state.locked {
      writtenCount += 1
      state.wakeAll()
    }
  }

  private func fail(_ failure: CommandError) {
    state.locked {
      self.failure = self.failure ?? failure
      state.wakeAll()
    }
  }

  private func startWorkers(_ count: Int) {
    for _ in 0..<count {
      state.locked { workerCount += 1 }
      if !startWorker() { workerEnded() }
    }
    if state.locked({ workerCount == 0 }) { work() }  // No thread could be started.
  }

  private func startWorker() -> Bool {
    var thread = pthread_t()
    let stream = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { stream in
        guard let stream else { return nil }
        Unmanaged<ResolveStream>.fromOpaque(stream).takeRetainedValue().work()
        return nil
      }, stream.toOpaque())
    if status != 0 { stream.release() }
    return status == 0
  }

  private func work() {
    _ = answerAll()
    workerEnded()
  }

  private func workerEnded() {
    state.locked {
      workerCount -= 1
      state.wakeAll()
    }
  }

  private static let mostWorkers = 64
  private static var coreCount: Int { min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), mostWorkers) }
}

/// A lock with a condition to wait for.
final class Monitor {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the lock until another thread calls `wakeAll`; call it only inside `locked`.
  func wait() { pthread_cond_wait(condition, mutex) }

  func wakeAll() { pthread_cond_broadcast(condition) }
}
