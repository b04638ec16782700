import EmbeddedAtlas
import PickerCore
import PickerView
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// Replays of recordings, with frames in several forms.
@Suite struct ReplayTests {
  private static let folder = #filePath.folder + "/Recordings"

  /// The built-in divisions, with which the recordings were made.
  private static func atlas() throws -> RegionTree {
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    return try RegionTree(bytes: bytes, check: .header)
  }

  private func replay(_ words: String..., recording: [UInt8]? = nil) throws -> (String, ReplayCommand.Remarks)
  {
    let command = try request(["replay"] + words, as: ReplayCommand.self)
    let recording = try recording ?? TextFile.bytes(at: command.path, limit: 1 << 20)
    var output = ""
    let remarks = try command.play(recording, in: Self.atlas()) { output += $0 }
    return (output, remarks)
  }

  /// Recorded picks of people, with every screen that they saw.
  @Test(arguments: ["choosing-and-resizing", "search"])
  func theScreensOfARecordingAreAsExpected(name: String) throws {
    let (frames, remarks) = try replay("--every", "\(Self.folder)/\(name).jsonl")
    #expect(remarks == ReplayCommand.Remarks())
    let difference = ExpectedFile("\(Self.folder)/\(name).txt").difference(from: frames)
    #expect(difference == nil)
  }

  @Test func theLastFrameStandsAlone() throws {
    let path = "\(Self.folder)/search.jsonl"
    let (frames, last) = (try replay("--every", path).0, try replay(path).0)
    #expect(last.hasPrefix("screen 80×20, cursor at "))
    #expect(frames.hasSuffix(last))
    #expect(last.hasSuffix("\"\npicked 广东省/深圳市/南山区\n"))
  }

  @Test func coloursAreThoseAskedFor() throws {
    let path = "\(Self.folder)/search.jsonl"
    let direct = try replay("--as", "ansi", path).0
    #expect(direct.contains("\u{1B}[0;1;38;2;23;105;210;48;2;255;255;255m"))
    #expect(direct.split(separator: "\n").count == 20)
    #expect(direct.split(separator: "\n").allSatisfy { $0.hasSuffix("\u{1B}[m") })
    #expect(try replay("--as=ansi", "--color=256", path).0.contains("\u{1B}[0;1;38;5;26;48;5;231m"))
    #expect(try replay("--as=ansi", "--color=16", path).0.contains("\u{1B}[0;1;94;107m"))
    #expect(try !replay("--as=ansi", "--no-color", path).0.contains("38;"))
    #expect(try replay("--as=ansi", "--theme=dark", path).0.contains("48;2;30;32;40m"))
  }

  @Test func aPictureHoldsAllFrames() throws {
    let path = "\(Self.folder)/search.jsonl"
    let (one, all) = (try replay("--as", "svg", path).0, try replay("--as", "svg", "--every", path).0)
    #expect(one.hasPrefix("<svg ") && one.hasSuffix("</svg>\n"))
    #expect(all.contains(one))
    #expect(all.components(of: "<svg ") == (try replay("--every", path).0).components(of: "\nstyles\n") + 1)
  }

  @Test func whatCameBeforeADamagedLineIsPrinted() throws {
    var recording = try TextFile.bytes(at: "\(Self.folder)/search.jsonl", limit: 1 << 20)
    recording += Array("{\"at\":1,\"action\":\"rowActivated\",\"row\":1}\n{}\n".utf8)
    let (last, remarks) = try replay("bad.jsonl", recording: recording)
    #expect(last.hasSuffix("picked 广东省/深圳市/南山区\n"))
    let line = recording.split(separator: UInt8(ascii: "\n")).count - 1
    #expect(remarks.failure == CommandError("replay: bad.jsonl: line \(line): \"row\" is not known here"))
  }

  @Test func anEndThatIsCutOffIsSaid() throws {
    let recording = try TextFile.bytes(at: "\(Self.folder)/search.jsonl", limit: 1 << 20)
    let remarks = try replay("cut", recording: recording.dropLast(5)).1
    let count = recording.split(separator: UInt8(ascii: "\n")).count
    #expect(remarks == ReplayCommand.Remarks(notes: ["replay: line \(count) is cut off"]))
  }

  @Test func otherDivisionsAreSaid() throws {
    let recording = try TextFile.bytes(at: "\(Self.folder)/choosing-and-resizing.jsonl", limit: 1 << 20)
    let command = try request(["replay", "x"], as: ReplayCommand.self)
    let remarks = try command.play(recording, in: SmallTrees.china) { _ in }
    #expect(remarks.notes.count == 1)
    #expect(remarks.notes[0].hasPrefix("replay: recorded with 45038 places of 20260401, replayed with "))
    #expect(remarks.failure == nil)
  }

  @Test func wordsThatAreWrongAreNamed() {
    #expect(complaint("replay") == "2: replay: there is no recording to replay")
    #expect(complaint("replay", "a", "b") == "2: unexpected argument 'b' (areapick replay --help)")
    #expect(
      complaint("replay", "a", "--as=gif")
        == "2: the value 'gif' is invalid for --as: one of text, ansi, svg is wanted (areapick replay --help)"
    )
  }
}

extension String {
  /// How often `part` occurs in the text.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
