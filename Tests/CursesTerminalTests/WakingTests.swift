import Testing

@testable import CursesTerminal

/// Another thread wakes the loop.
struct WakingTests {
  @Test func aWaitEndsAndNoSignalHasCome() throws {
    var source = EventSource(terminal: -1, signals: try SignalPipe.install())
    SignalPipe.wake()
    SignalPipe.wake()
    #expect(source.wait(timeout: nil) == EventSource.Batch())
    #expect(source.wait(timeout: 0) == EventSource.Batch())
  }
}
