import Glibc
import Testing

/// `scripts/check-rooms` finds forbidden imports in any folder of a room.
@Suite struct CheckRoomsTests {
  @Test func theRoomsOfThisPackageAreAsTheTableHasThem() {
    let answer = checkRooms(in: root)
    #expect(answer.status == 0, "\(answer.text)")
  }

  @Test func anImportInAFolderBelowARoomIsFound() throws {
    let answer = try checkRooms(
      having: "Sources/PickerView/Faces/Wheels/Wheel.swift", saying: "import PickerCore\nimport Foundation")
    #expect(answer.status == 1)
    #expect(
      answer.text == "Sources/PickerView/Faces/Wheels/Wheel.swift:2: PickerView must not import Foundation\n")
  }

  @Test(arguments: [
    "import struct Foundation.Data", "@preconcurrency import Foundation", "package import Foundation",
    "@_exported import Foundation", "  import Foundation", "import   Foundation",
  ])
  func howeverItIsWritten(_ line: String) throws {
    let answer = try checkRooms(having: "Sources/RegionModel/Region.swift", saying: line)
    #expect(answer.text == "Sources/RegionModel/Region.swift:1: RegionModel must not import Foundation\n")
  }

  @Test func anotherRoomIsNoRoomToImportUnlessTheTableSaysSo() throws {
    let file = "Sources/RegionModel/Deep/Region.swift"
    #expect(try checkRooms(having: file, saying: "import PickerCore").status == 1)
    #expect(
      try checkRooms(having: "Sources/PickerCore/Deep/State.swift", saying: "import RegionModel").status == 0)
  }

  @Test func aPureRoomThatReachesOutsideBelowAFolderIsFound() throws {
    let answer = try checkRooms(having: "Sources/PickerCore/Sheet/State.swift", saying: "  print(\"here\")")
    #expect(answer.status == 1)
    #expect(answer.text.hasPrefix("Sources/PickerCore/Sheet/State.swift:1:"))
  }

  @Test func aRoomThatTheTableDoesNotKnowIsFound() throws {
    let answer = try checkRooms(having: "Sources/Cellar/Deep/Wine.swift", saying: "let bottles = 12")
    #expect(answer.status == 1)
    #expect(answer.text == "Sources/Cellar/: a room that the table does not know\n")
  }

  /// The script's result for a tree with one file.
  private func checkRooms(having path: String, saying text: String) throws -> Answer {
    var template = Array("/tmp/check-rooms.XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { _ = run("rm -r '\(folder)'") }
    let file = "\(folder)/\(path)"
    try #require(run("mkdir -p \"$(dirname '\(file)')\"").status == 0)
    let stream = try #require(fopen(file, "w"))
    fputs(text + "\n", stream)
    fclose(stream)
    return checkRooms(in: folder)
  }

  private func checkRooms(in folder: String) -> Answer {
    run("'\(root)/scripts/check-rooms' '\(folder)' 2>&1")
  }
}
