import PickerCore
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// Names in any script are drawn whole, within their cells.
struct ScriptNameTests {
  private func frame(_ face: Face, _ size: Size, _ actions: [Action] = []) -> Frame {
    let presentation = Presentation(face: face)
    var options = Options()
    presentation.configure(&options)
    var state = State.opened(SmallTrees.scripts, options: options, size: size).state
    for action in actions { _ = reduce(&state, action) }
    return render(state, presentation: presentation).frame
  }

  @Test(arguments: [(80, 24), (40, 10)]) func theScreenOfTheNames(_ columns: Int, _ rows: Int) {
    let planes = ScreenPlanes(frame(.timeline, Size(columns: columns, rows: rows), [.rowActivated]))
    let path = "\(#filePath.folder)/Screens/scripts-\(columns)x\(rows).txt"
    #expect(ExpectedFile(path).difference(from: planes.description) == nil)
  }

  /// A cell holds a whole cluster, so a name is found among the characters of a row.
  @Test(arguments: Face.ofPlaces) func eachNameIsWhole(_ face: Face) {
    let screen = frame(face, Size(columns: 80, rows: 40))
    let rows = (0..<screen.rows).map { screen.row($0).flatMap { screen.scalars(of: $0) } }
    // Wheels show the band and three rows below.
    let count = face == .wheels ? 4 : SmallTrees.scripts.roots.count
    for name in SmallTrees.scripts.roots.prefix(count).map(\.name) {
      #expect(
        rows.contains { row in row.indices.contains { row[$0...].starts(with: name.unicodeScalars) } },
        "\(name)")
    }
  }

  /// Whatever the width, no cluster is cut in two: each row is as wide as the screen.
  @Test(arguments: Face.ofPlaces) func rowsAreAsWideAsTheScreen(_ face: Face) {
    for columns in 1...60 {
      let screen = frame(face, Size(columns: columns, rows: 24), [.cursorMoved(by: 1)])
      for row in 0..<screen.rows {
        let cells = screen.row(row)
        #expect(cells.reduce(0) { $0 + Int($1.width) } == columns, "\(columns) columns, row \(row)")
        #expect(zip(cells, cells.dropFirst()).allSatisfy { ($0.width == 2) == ($1.width == 0) })
      }
    }
  }

  @Test func picturesHoldTheWholeCharacters() {
    let screen = frame(.timeline, Size(columns: 80, rows: 30))
    let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"
    #expect(ANSIPicture(screen, theme: Theme(.light), depth: .none).text.contains(family + " Family"))
    let picture = SVGPicture(screen, theme: Theme(.light)).document
    #expect(picture.contains(">\(family)</text>"))
    #expect(picture.contains(">🇧🇷</text>"))
  }
}
