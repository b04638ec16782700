import Glibc
import Synchronization
import Testing

@testable import AreaPicker
@testable import PickerCore

/// Items that are read as they come.
struct ItemReadingTests {
  /// A pipe that the test writes to.
  private final class Pipe: Sendable {
    let reader: Int32
    private let writer: Mutex<Int32>

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      reader = ends[0]
      writer = Mutex(ends[1])
    }

    deinit {
      end()
      close(reader)
    }

    func write(_ text: String) { writer.withLock { _ = Glibc.write($0, text, text.utf8.count) } }

    func end() {
      writer.withLock { end in
        if end >= 0 { close(end) }
        end = -1
      }
    }
  }

  private func texts(_ items: ItemTable) -> [String] { items.indices.map { items[$0] } }

  @Test func onlyWholeLinesAreItems() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 100)
    pipe.write("one\n\ntwo\nthr")
    #expect(texts(try reading.next()) == ["one", "two"])
    #expect(texts(try reading.next(within: 0)) == [])
    pipe.write("ee\nfo")
    #expect(texts(try reading.next()) == ["three"])
    pipe.write("ur")
    #expect(!reading.isEnded)
    pipe.end()
    #expect(texts(try reading.next()) == ["four"])
    #expect(reading.isEnded)
  }

  @Test func anEmptyInputHasNoItems() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 100)
    pipe.end()
    #expect(try reading.opening(on: nil).isEmpty)
    #expect(reading.isEnded)
  }

  /// The sheet opens with what is there, and does not wait for the rest.
  @Test func theFirstItemsOpenTheSheet() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 100)
    pipe.write("\n\none\n")
    #expect(texts(try reading.opening(on: nil)) == ["one"])
    #expect(!reading.isEnded)
    pipe.write("two\n")
    #expect(texts(try reading.next()) == ["two"])
  }

  @Test func aLongInputIsNotReadWhole() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 1 << 20)
    pipe.write(String(repeating: "abcdefg\n", count: 8_000))
    let items = try reading.opening(on: nil)
    #expect(items.count == 8_000)
    #expect(!reading.isEnded)
  }

  /// The wanted row is waited for, by its text and by its number.
  @Test(arguments: [Columns.Default.item("three"), .index(2)])
  func theWantedItemIsWaitedFor(wanted: Columns.Default) throws {
    let pipe = try Pipe()
    pipe.write("one\n")
    Errand.run {
      usleep(120_000)  // Longer than a sheet waits for its first items.
      pipe.write("two\nthree\n")
    }
    var reading = ItemReading(pipe.reader, limit: 100)
    #expect(texts(try reading.opening(on: wanted)) == ["one", "two", "three"])
    #expect(!reading.isEnded)
  }

  @Test func aWantedItemThatNeverComesIsNoneAtTheEnd() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 100)
    pipe.write("one\ntwo\n")
    pipe.end()
    #expect(texts(try reading.opening(on: .item("three"))) == ["one", "two"])
    #expect(reading.isEnded)
  }

  @Test func aFlawIsToldWithItsLineAndTheNumberOfItems() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 100)
    pipe.write("one\n\n")
    #expect(texts(try reading.next()) == ["one"])
    pipe.write("two\r\nx\u{1B}\n\r\nfour\nfi")
    pipe.end()
    #expect(
      throws: ItemReadingError.flawed(.init(line: 4, character: 0x1B), count: 5, isAll: true)
    ) { try reading.next() }
  }

  /// An input without an end is not counted for ever.
  @Test func theItemsBehindAFlawAreCountedForAMoment() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 100)
    pipe.write("one\n\u{1B}\nthree\n")
    #expect(
      throws: ItemReadingError.flawed(.init(line: 2, character: 0x1B), count: 3, isAll: false)
    ) { try reading.whole() }
  }

  @Test func tooMuchIsRefused() throws {
    let pipe = try Pipe()
    var reading = ItemReading(pipe.reader, limit: 9)
    pipe.write("one\ntwo\n")
    #expect(try reading.next().count == 2)
    pipe.write("x\n")
    #expect(throws: ItemReadingError.tooLarge(limit: 9)) { try reading.next() }
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    var reading = ItemReading(folder, limit: 9)
    #expect(throws: ItemReadingError.system(errno: EISDIR)) { try reading.next() }
  }
}
