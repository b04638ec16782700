import Glibc
import Testing

@testable import CursesTerminal

/// Keys and pastes over time, through a pipe instead of the terminal.
struct EventSourceTests {
  private let ends: (read: Int32, write: Int32)

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    self.ends = (ends[0], ends[1])
  }

  private func source() -> EventSource { EventSource(terminal: ends.read, signals: -1) }

  private func type(_ text: String) { write(ends.write, text, text.utf8.count) }

  private func close() {
    Glibc.close(ends.read)
    Glibc.close(ends.write)
  }

  @Test func anotherDescriptorEndsTheWaitAndIsLeftUnread() {
    defer { close() }
    var others: [Int32] = [-1, -1]
    pipe(&others)
    var source = source()
    write(others[1], "x", 1)
    #expect(source.wait(timeout: nil, alsoFor: [others[0]]) == EventSource.Batch())
    var byte: UInt8 = 0
    #expect(read(others[0], &byte, 1) == 1 && byte == UInt8(ascii: "x"))
    for end in others { Glibc.close(end) }
  }

  @Test func newDescriptorsAreLookedAtForAMomentAndOnlyOnce() {
    defer { close() }
    var others: [Int32] = [-1, -1]
    pipe(&others)
    defer { for end in others { Glibc.close(end) } }
    var source = source()
    #expect(source.hasInputSoon(from: []) == false)
    // Nothing comes: the time for new ones ends, and they are new no more.
    #expect(source.hasInputSoon(from: [others[0]]) == false)
    write(others[1], "x", 1)
    #expect(source.hasInputSoon(from: [others[0]]) == false)
    // After a wait without them, the same number may be another pipe.
    #expect(source.hasInputSoon(from: []) == false)
    #expect(source.hasInputSoon(from: [others[0]]) == true)
  }

  @Test func aKeyEndsTheLookForOtherInput() {
    defer { close() }
    var others: [Int32] = [-1, -1]
    pipe(&others)
    defer { for end in others { Glibc.close(end) } }
    var source = source()
    type("j")
    write(others[1], "x", 1)
    #expect(source.hasInputSoon(from: [others[0]]) == false)
    #expect(source.wait(timeout: nil, alsoFor: [others[0]]).events == [.key(.character("j"))])
  }

  @Test func aPasteThatPausesIsStillAPaste() {
    defer { close() }
    var source = source()
    type("\u{1B}[200~one\r")
    #expect(source.wait(timeout: nil).events == [])
    #expect(source.wait(timeout: 100).events == [])
    type("two\u{3}\u{1B}[201~g")
    #expect(source.wait(timeout: nil).events == [.paste("one\rtwo\u{3}"), .key(.character("g"))])
  }

  @Test func aPasteWhoseEndIsLostIsTakenOnceNothingMoreComes() {
    defer { close() }
    var source = source()
    type("\u{1B}[200~one\r")
    #expect(source.wait(timeout: nil).events == [])
    #expect(source.wait(timeout: nil).events == [.paste("one\r")])
    type("g")
    #expect(source.wait(timeout: nil).events == [.key(.character("g"))])
  }

  /// A slow line splits the bytes of a key; people on one set `ESCDELAY`.
  @Test func anArrowThatIsTornApartIsOneKeyForWhoWaitsLongEnough() {
    defer { close() }
    var source = EventSource(terminal: ends.read, signals: -1, escapeDelay: 2_000)
    type("\u{1B}")
    #expect(source.wait(timeout: nil).events == [])
    #expect(source.wait(timeout: 120).events == [])
    type("[B")
    #expect(source.wait(timeout: nil).events == [.key(.down)])
  }

  @Test(arguments: [nil, 1, 0, -5] as [Int32?]) func escActsSoonWhereNobodyAsksForMore(_ delay: Int32?) {
    defer { close() }
    var source = EventSource(terminal: ends.read, signals: -1, escapeDelay: delay)
    type("\u{1B}")
    #expect(source.wait(timeout: nil).events == [])
    #expect(source.wait(timeout: 5_000).events == [.key(.escape)])
  }

  /// The pipe holds more than one read returns.
  @Test func theRestOfAPasteIsReadAway() {
    defer { close() }
    var source = source()
    type("g\u{1B}[200~one\r")
    #expect(source.wait(timeout: nil).events == [.key(.character("g"))])
    type(String(repeating: "touch file\r", count: 3000) + "\u{1B}[201~")
    source.discardPaste()
    #expect(source.wait(timeout: 0) == EventSource.Batch())
  }

  @Test func readingAPasteAwayEndsThoughItDoesNot() {
    defer { close() }
    var source = source()
    type("\u{1B}[200~one\r")
    #expect(source.wait(timeout: nil).events == [])
    type("two\r")
    source.discardPaste()
    #expect(source.wait(timeout: nil).events == [.paste("one\rtwo\r")])
  }

  @Test func keysAreLeftToTheNextProgram() {
    defer { close() }
    var source = source()
    type("g")
    #expect(source.wait(timeout: nil).events == [.key(.character("g"))])
    type("ls\r")
    source.discardPaste()
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(ends.read, &bytes, bytes.count) == 3)
  }
}
