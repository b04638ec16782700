import PickerCore
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// What a person wished is held against the tree before the screen opens.
@Suite struct PickTests {
  private let tree = SmallTrees.china

  private func pick(_ change: (inout Settings) -> Void) throws -> Options {
    var settings = Settings()
    change(&settings)
    return try Pick(settings, tree: tree).options
  }

  @Test func thePickerOpensAtThePlaceThatWasSelected() throws {
    let options = try pick { $0.selected = "广东省/深圳市" }
    #expect(options.selected.map(\.name) == ["广东省", "深圳市"])
    #expect(options.notice == nil)
  }

  @Test func anEmptyPlaceIsNone() throws {
    #expect(
      try pick {
        $0.selected = ""
        $0.root = " "
      } == Options())
  }

  @Test func whatWasNotFoundIsSaidInThePicker() throws {
    let options = try pick { $0.selected = "广东省/深圳市/福田区" }
    #expect(options.selected.map(\.name) == ["广东省", "深圳市"])
    #expect(options.notice == .notFound("福田区"))
  }

  @Test func severalPlacesAreSaidInThePicker() throws {
    let options = try pick { $0.selected = "东城" }
    #expect(options.selected == [])
    #expect(options.notice == .ambiguous("东城", count: 2))
  }

  @Test func thePickStartsBelowARoot() throws {
    let options = try pick {
      $0.root = "广东省/深圳市"
      $0.selected = "广东省/深圳市/南山区"
      $0.depth = 3
    }
    #expect(options.root?.name == "深圳市")
    #expect(options.selected.map(\.name) == ["南山区"])
    #expect(options.depth == 3)
  }

  @Test func aSelectedPlaceElsewhereIsNotFoundBelowTheRoot() throws {
    let options = try pick {
      $0.root = "广东省"
      $0.selected = "北京市"
    }
    #expect(options.selected == [])
    #expect(options.notice == .notFound("北京市"))
  }

  @Test func settingsOfThePickerAreHandedOn() throws {
    let options = try pick {
      $0.takesAnyLevel = true
      $0.advancesAlone = false
      $0.height = .rows(9)
    }
    var expected = Options()
    expected.takesAnyLevel = true
    expected.advancesAlone = false
    expected.height = .rows(9)
    #expect(options == expected)
  }

  @Test func aRootThatIsNoneIsRefused() {
    #expect(throws: Failure("--root: there is no place 湖北省", status: 1)) { try pick { $0.root = "湖北省" } }
    #expect(throws: Failure("--root: 2 places fit 东城: 北京市/东城区, 广东省/东莞市/东城街道")) {
      try pick { $0.root = "东城" }
    }
    #expect(throws: Failure("--root 金门县: nothing lies below it")) { try pick { $0.root = "金门县" } }
  }

  @Test func aDepthThatIsNotBelowTheRootIsRefused() throws {
    #expect(throws: Failure("--depth 2 is not below --root 深圳市, which is step 2")) {
      try pick {
        $0.root = "深圳市"
        $0.depth = 2
      }
    }
    #expect(try pick { $0.depth = 99 }.depth == 99)
  }
}
