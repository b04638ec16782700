import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Turning a column refills those to its right.
struct TurningTests {
  private let china = SmallTrees.china

  @Test func turningFillsTheColumnsToTheRight() {
    let store = columnsStore()
    store.send(.cursorMoved(by: 1)) {
      $0.columns?.columns = [
        column(row: 1), column(below: "广东"), column(below: "广东/东莞"),
      ]
    }
    store.finish()
  }

  /// The space of columns that a place lacks stays free; another place fills it again.
  @Test func theRoomOfColumnsThatAPlaceLacksStays() {
    let store = columnsStore(selected: "广东/深圳/南山/粤海")
    store.send(.lastRowAsked) { $0.columns?.columns = [column(row: 6), column(below: "台湾")] }
    #expect(store.state.columns?.slotCount == 4)
    store.send(.firstRowAsked) {
      $0.columns?.columns = [column(), column(below: "北京"), column(below: "北京/朝阳区")]
    }
    #expect(store.state.columns?.slotCount == 4)
    store.finish()
  }

  @Test func moreColumnsThanBeforeMakeMoreRoom() {
    let store = columnsStore(selected: "台湾/台北")
    #expect(store.state.columns?.slotCount == 2)
    store.send(.cursorMoved(by: -1)) {
      $0.columns?.columns = [column(row: 5), column(below: "河南"), column(below: "河南/济源")]
      $0.columns?.slotCount = 3
    }
    store.finish()
  }

  @Test func theColumnsGoToWhatIsSelectedWhereItLiesThere() {
    let store = columnsStore(selected: "广东/深圳/南山/粤海")
    store.send(.cursorMoved(by: 1)) { $0.columns?.columns = [column(row: 2), column(below: "甘肃")] }
    store.send(.cursorMoved(by: -1)) {
      $0.columns?.columns = [
        column(row: 1), column(below: "广东", row: 1), column(below: "广东/深圳", row: 2),
        column(below: "广东/深圳/南山", row: 2),
      ]
    }
    store.finish()
  }

  @Test func theActiveColumnIsTheLastOneWhereItsOwnIsGone() {
    let store = columnsStore(selected: "广东/深圳/南山/粤海")
    store.send(.stepFocused(3)) { $0.columns?.active = 3 }
    store.send(.columnMoved(0, by: 1)) {
      $0.columns?.columns = [column(row: 2), column(below: "甘肃")]
      $0.columns?.active = 1
    }
    store.finish()
  }

  @Test(arguments: [-1, -3, Int.min])
  func aColumnStopsAtItsFirstRow(by rows: Int) {
    let store = columnsStore()
    store.send(.cursorMoved(by: rows))
    store.send(.columnMoved(1, by: rows))
    store.finish()
  }

  @Test(arguments: [7, 99, Int.max])
  func aColumnStopsAtItsLastRow(by rows: Int) {
    let store = columnsStore()
    store.send(.cursorMoved(by: rows)) { $0.columns?.columns = [column(row: 6), column(below: "台湾")] }
    store.finish()
  }

  /// A page is the band and the rows around it: 15 rows at 80×24.
  @Test func aPageKeepsARowInSight() {
    let store = columnsStore(SmallTrees.manyUnderG)
    let height = store.state.layout.body.list.count
    store.sendUntold(.cursorPaged(by: 1))
    #expect(store.state.columns?.rows == [height - 1])
    store.sendUntold(.cursorPaged(by: 2))
    #expect(store.state.columns?.rows == [3 * (height - 1)])
    store.sendUntold(.cursorPaged(by: -1))
    #expect(store.state.columns?.rows == [2 * (height - 1)])
    store.sendUntold(.cursorPaged(by: .max))
    #expect(store.state.columns?.rows == [100])
    store.sendUntold(.cursorPaged(by: .min))
    #expect(store.state.columns?.rows == [0])
    store.finish()
  }

  @Test func theMouseTurnsTheColumnUnderItAndLeavesTheActiveOne() {
    let store = columnsStore(selected: "广东/深圳/南山")
    store.send(.columnMoved(2, by: -1)) {
      $0.columns?.columns[2].cursor = 1
      $0.columns?.columns[3] = column(below: "广东/深圳/罗湖")
    }
    #expect(store.state.columns?.active == 0)
    store.finish()
  }

  @Test func aClickBringsARowIntoTheBandAndGoesToItsColumn() {
    let store = columnsStore(selected: "广东/深圳/南山")
    store.send(.columnRowPicked(1, row: 0)) {
      $0.columns?.columns[1...] = [column(below: "广东"), column(below: "广东/东莞")]
      $0.columns?.active = 1
    }
    store.finish()
  }

  @Test func aClickOnTheBandGoesToItsColumn() {
    let store = columnsStore(selected: "广东/深圳/南山")
    store.send(.columnRowPicked(3, row: 0)) { $0.columns?.active = 3 }
    store.finish()
  }

  @Test(arguments: [(0, 7), (0, -1), (0, .max), (3, 0), (-1, 0), (.max, 0), (.min, .min)])
  func aClickBesideTheRowsDoesNothing(_ column: Int, _ row: Int) {
    let store = columnsStore()
    store.send(.columnRowPicked(column, row: row))
    store.send(.columnMoved(column == 0 ? 9 : column, by: 1))
    store.finish()
  }

  @Test func aLockedColumnIsNeverTurned() {
    let store = columnsStore { $0.root = china.at("广东") }
    store.send(.columnMoved(0, by: 1))
    store.send(.columnRowPicked(0, row: 3))
    store.send(.columnRowPicked(0, row: 1))
    store.finish()
  }
}

/// Letters jump in the active column.
struct ColumnLettersTests {
  private let d = Letter("D")!
  private let g = Letter("G")!
  private let v = Letter("V")!
  private let z = Letter("Z")!

  @Test func lettersInARowNameAPlace() {
    let store = columnsStore()
    store.send(.letterTyped(g, at: 5000)) {
      $0.columns?.columns = [column(row: 1), column(below: "广东"), column(below: "广东/东莞")]
      $0.typeAhead.letters = [g]
      $0.typeAhead.lastTyped = 5000
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.send(.letterTyped(z, at: 5500)) {
      $0.columns?.columns = [column(row: 4), column(below: "贵州")]
      $0.typeAhead.letters = [g, z]
      $0.typeAhead.lastTyped = 5500
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func theSameLetterAgainGoesToTheNextRowOfItsSection() {
    let store = columnsStore()
    for (time, row) in [(0, 1), (9000, 2), (18000, 3), (27000, 4), (36000, 1)] {
      store.sendUntold(.letterTyped(g, at: time))
      store.expect(.tick(after: 1001))
      #expect(store.state.columns?.rows[0] == row)
    }
    store.finish()
  }

  @Test func aLetterThatNoRowHasSaysSoAndTurnsNothing() {
    let store = columnsStore()
    store.send(.letterTyped(v, at: 7)) {
      $0.notice = .noSuchLetter(v)
      $0.typeAhead.lastTyped = 7
    }
    store.finish()
  }

  @Test func lettersTurnTheActiveColumn() {
    let store = columnsStore(selected: "广东/深圳")
    store.send(.stepEntered) { $0.columns?.active = 1 }
    store.send(.letterTyped(d, at: 7)) {
      $0.columns?.columns[1...] = [column(below: "广东"), column(below: "广东/东莞")]
      $0.typeAhead.letters = [d]
      $0.typeAhead.lastTyped = 7
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  /// Another column starts a new word.
  @Test func whatWasTypedInAnotherColumnIsForgotten() {
    let store = columnsStore(selected: "广东/深圳")
    store.sendUntold(.letterTyped(g, at: 0))
    store.expect(.tick(after: 1001))
    store.send(.stepEntered) {
      $0.columns?.active = 1
      $0.typeAhead = TypeAhead()
    }
    store.finish()
  }
}
