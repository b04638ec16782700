import Fuzzing
import PickerCore
import PickerView
import RegionModel
import TestSupport
import Testing

@testable import PickerRecording

/// Damaged recordings never crash or hang the program or exhaust its memory.
struct DamageTests {
  private static let china = SmallTrees.china

  private static let recording = (try? makeRecording()) ?? []

  private static func makeRecording() throws -> [UInt8] {
    var options = Options()
    options.root = china.at("广东")
    options.depth = 4
    options.height = .rows(20)
    options.notice = .notFound("某地")
    let size = Size(columns: 80, rows: 24)
    let header = Header(
      program: "1", tree: china, size: size, options: options, presentation: Presentation(), theme: .auto)
    let actions: [Action] = [
      .cursorMoved(by: 1), .rowActivated, .letterTyped(Letter("N")!, at: 40),
      .resized(Size(columns: 40, rows: 9)),
      .helpAsked, .cursorPaged(by: 2), .dismissed, .searchEdited(.typed("粤\u{301}海")),
      .searchEdited(.caretMoved(by: -1)), .stepFocused(1), .stepCycled(by: -1), .clockTicked(at: 99),
      .stepLeft,
    ]
    let lines = try [header.line()] + actions.map { try RecordedAction($0).line(at: 1, since: 0) }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Bytes with a meaning for the reader.
  private static let pieces = [
    "\"", "\\", "\\u", "{", "}", "[", "]", ",", ":", "-", "0", "1099511627776", "-1099511627776", "null",
    "\n",
    "\u{301}",
  ].map { Array($0.utf8) }

  private func damaged(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = Self.recording
    for _ in 0...random.below(2) {
      let place = random.below(bytes.count)
      let end = min(place + random.below(12), bytes.count)
      switch random.below(5) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: random.oneOf(Self.pieces), at: place)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      default: replaceNumber(in: &bytes, from: place, with: random.oneOf(Self.pieces))
      }
    }
    return bytes
  }

  private func replaceNumber(in bytes: inout [UInt8], from place: Int, with piece: [UInt8]) {
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: piece)
  }

  @Test func threeThousandDamagedRecordingsAreReadOrRefused() {
    var (random, played, refused) = (SplitMix64(seed: 4), 0, 0)
    for _ in 0..<3_000 {
      do {
        var replay = try Replay(damaged(&random), tree: Self.china)
        while try replay.step() {}
        played += 1
      } catch {
        refused += 1
      }
    }
    #expect(played > 100)
    #expect(refused > 100)
  }

  /// Paths are cut at the depth, so it must be valid.
  @Test(arguments: ["-1", "0", "10001", "-1099511627776", "1099511627776"])
  func aDepthThatNobodyCanAskForIsRefused(_ depth: String) {
    let error = LineError("\"depth\" must be from 1 to 10000, or not be there")
    #expect(throws: RecordingError(1, error)) { try Self.replay("\"depth\":4", as: "\"depth\":\(depth)") }
  }

  @Test(arguments: [
    ("{\"rows\":0}", "\"height\" must be 1 to 10000 rows"),
    ("{\"rows\":-3}", "\"height\" must be 1 to 10000 rows"),
    ("{\"rows\":10001}", "\"height\" must be 1 to 10000 rows"),
    ("{\"rows\":\"20\"}", "\"rows\" must be a number"),
    ("{\"percent\":0}", "\"height\" must be 1 to 100 percent"),
    ("{\"percent\":101}", "\"height\" must be 1 to 100 percent"),
    ("{}", "\"areapick\" is not known here"),
    ("20", "\"areapick\" is not known here"),
  ])
  func aHeightThatNobodyCanAskForIsRefused(_ height: String, _ complaint: String) {
    #expect(throws: RecordingError(1, LineError(complaint))) { try Self.replay("{\"rows\":20}", as: height) }
  }

  @Test(arguments: [
    ("\"depth\":4", "\"depth\":1"), ("\"depth\":4", "\"depth\":1000"), ("\"depth\":4,", ""),
    ("{\"rows\":20}", "{\"rows\":1}"), ("{\"rows\":20}", "{\"rows\":10000}"),
    ("{\"rows\":20}", "{\"percent\":1}"), ("{\"rows\":20}", "{\"percent\":100}"),
    ("{\"rows\":20}", "{\"automatic\":{}}"),
  ])
  func theLeastAndTheMostThatCanBeAskedForAreRead(_ part: String, _ other: String) {
    #expect(throws: Never.self) { try Self.replay(part, as: other) }
  }

  /// The recording with the first `part` replaced.
  private static func replay(_ part: String, as other: String) throws -> Replay {
    var bytes = recording
    let range = try #require(bytes.firstRange(of: Array(part.utf8)))
    bytes.replaceSubrange(range, with: Array(other.utf8))
    return try Replay(bytes, tree: china)
  }

  /// The largest screens, pages, times and steps cause no overflow.
  @Test func theLargestNumbersAreHarmless() throws {
    var state = try Replay(Self.recording, tree: Self.china).state
    for number in [JSON.numbers.lowerBound, JSON.numbers.upperBound] {
      let actions: [Action] = [
        .cursorMoved(by: number), .cursorPaged(by: number), .rowPicked(number), .stepFocused(number),
        .stepCycled(by: number), .letterTyped(Letter("G")!, at: number),
        .letterTyped(Letter("D")!, at: -number), .clockTicked(at: number), .clockTicked(at: -number),
        .searchEdited(.typed("粤")),
        .searchEdited(.caretMoved(by: number)), .cursorMoved(by: number), .cursorPaged(by: number),
        .rowPicked(number), .dismissed, .dismissed, .helpAsked, .cursorMoved(by: number),
        .cursorPaged(by: number), .resized(Size(columns: 1, rows: 4_000_000)), .cursorPaged(by: number),
        .resized(Size(columns: 4_000_000, rows: 1)), .cursorPaged(by: number), .dismissed,
      ]
      for action in actions { _ = reduce(&state, action) }
    }
    #expect(state.outcome == nil)
  }

  @Test func whateverValueIsWrittenIsRead() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      let value = Self.value(&random, depth: 4)
      #expect(try JSONReader.read(Array(value.description.utf8)[...]) == value)
    }
  }

  private static func value(_ random: inout SplitMix64, depth: Int) -> JSON {
    switch random.below(depth > 0 ? 6 : 4) {
    case 0: return .null
    case 1: return .bool(random.onceIn(2))
    case 2: return .number(random.below(1 << 41) - 1 << 40)
    case 3: return .text(text(&random))
    case 4: return .list((0..<random.below(4)).map { _ in value(&random, depth: depth - 1) })
    default:
      var fields: Fields = [:]
      for _ in 0..<random.below(4) { _ = fields.add(text(&random), value(&random, depth: depth - 1)) }
      return .object(fields)
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let scalars = (0..<random.below(6)).compactMap { _ in
      Unicode.Scalar(UInt32(random.below(random.onceIn(2) ? 0x100 : 0x11_0000)))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
