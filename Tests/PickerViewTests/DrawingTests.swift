import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// Rules for every frame at every size.
struct DrawingTests {
  private func frame(_ size: Size, _ selected: String? = nil, presentation: Presentation = Presentation())
    -> Frame
  {
    var options = Options()
    options.selected = selected.map { SmallTrees.china.at($0).path } ?? []
    return render(
      State.opened(SmallTrees.china, options: options, size: size).state, presentation: presentation
    ).frame
  }

  @Test func noWideCharacterIsCutAtAnySize() {
    for columns in 1...100 {
      for rows in [1, 2, 3, 5, 8, 10, 24, 40] {
        let frame = frame(Size(columns: columns, rows: rows), "广东/深圳/南山")
        #expect(frame.isWhole, "\(columns)×\(rows)")
      }
    }
  }

  @Test func theCursorStandsOnTheCurrentRowAtEverySize() {
    for columns in [1, 3, 12, 40, 80, 200] {
      for rows in 1...30 {
        let size = Size(columns: columns, rows: rows)
        let state = State.opened(SmallTrees.china, size: size).state
        let cursor = render(state).frame.cursor
        #expect(cursor?.row == state.layout.body.list.lowerBound, "\(columns)×\(rows)")
      }
    }
  }

  @Test func asciiDrawsNamesAndNothingElseOutsideAscii() {
    let frame = frame(
      Size(columns: 80, rows: 24), "广东/深圳", presentation: Presentation(language: .english, glyphs: .ascii))
    let foreign = Set(
      frame.cells.map(\.scalar).filter { $0.value > 0x7E && !(0x4E00...0x9FFF).contains($0.value) })
    #expect(foreign == [])
  }

  @Test func theIndexStandsBeforeTheRightBorderWhereNamesLeaveRoom() {
    func index(_ columns: Int) -> Int? {
      let size = Size(columns: columns, rows: 24)
      return Grid(SheetLayout(size: size, height: .automatic, stepCount: 0).shell).index
    }
    #expect(index(80) == 76)
    #expect(index(18) == 15)
    #expect(index(17) == nil)
  }

  @Test func aNameTooWideEndsInAnEllipsisAndStandsWholeBelowTheList() {
    let long = SmallTrees.tree(
      "1 1 内蒙古赤峰高新技术产业开发区管理委员会红山产业园 nei \(Array(repeating: "x", count: 23).joined(separator: " "))\n2 1 北京 bei jing"
    )
    let state = State.opened(long, size: Size(columns: 54, rows: 24)).state
    var below = state
    _ = reduce(&below, .letterTyped(Letter("N")!, at: 0))
    let planes = ScreenPlanes(render(below).frame).description
    #expect(planes.contains("内蒙古赤峰高新技术产业开发区管理委员会红山…"))
    #expect(planes.contains("│  内蒙古赤峰高新技术产业开发区管理委员会红山产业园  │"))
    #expect(!ScreenPlanes(render(state).frame).description.contains("产业园"))
  }

  @Test func aSheetOnItsWayUpShowsItsUpperPart() {
    var options = Options()
    options.isAnimated = true
    let state = State.opened(SmallTrees.china, options: options, size: Size(columns: 40, rows: 24), at: 0)
      .state
    let frame = render(state).frame
    #expect(frame.cursor == nil)
    #expect(frame[column: 0, row: 14]?.scalar == " ")
    #expect(frame[column: 0, row: 15]?.scalar == "╭")
  }

  @Test func moreLettersThanRowsLeaveSomeOutButNeverTheCurrent() {
    let letters = (0..<23).map { Letter(Character(Unicode.Scalar(UInt8(65 + $0))))! }
    for rows in 1..<23 {
      for current in letters {
        let index = LetterIndex(letters, rows: rows, current: current)
        #expect(index.letters.count == rows)
        #expect(index.letters.contains(current))
        #expect(index.letters == index.letters.sorted())
      }
    }
  }

  @Test func aPictureShowsEveryCharacterAndIsWellFormed() {
    let picture = SVGPicture(frame(Size(columns: 40, rows: 10), "广东/深圳"), theme: Theme(.light)).document
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"360\" height=\"200\""))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("罗湖区"))
    #expect(picture.contains("#409EFF"))
  }
}

extension Frame {
  /// Whether every wide character has both its cells.
  var isWhole: Bool {
    (0..<rows).allSatisfy { row in
      let widths = self.row(row).map(\.width)
      return widths.indices.allSatisfy { column in
        switch widths[column] {
        case 2: column + 1 < widths.count && widths[column + 1] == 0
        case 0: column > 0 && widths[column - 1] == 2
        default: true
        }
      }
    }
  }
}
