import PickerCore
import RegionModel
import TestSupport
import Testing

@testable import PickerView

/// Trees outside China in every face show only words and letters that they have.
struct ForeignTreeTests {
  private func screen(
    _ tree: RegionTree, _ face: Face, language: Language = .english, _ actions: [Action] = [],
    _ configure: (inout Options) -> Void = { _ in }
  ) -> String {
    var options = Options()
    configure(&options)
    let presentation = Presentation(face: face, language: language)
    presentation.configure(&options)
    var state = State.opened(tree, options: options, size: Size(columns: 80, rows: 24)).state
    for action in actions { _ = reduce(&state, action) }
    return ScreenPlanes(render(state, presentation: presentation).frame).description
  }

  @Test func aListInTheOrderOfItsDataHasNoSections() {
    let screen = screen(SmallTrees.latin, .timeline)
    #expect(screen.contains("│▌    France   "))
    #expect(screen.contains("│     Italia   "))
    #expect(screen.contains("│  Choose   "))
    #expect(!screen.contains("F  France"))
  }

  @Test func aListInTheOrderOfItsLettersHasThemWithAccentsFolded() {
    let screen = screen(SmallTrees.latinByLetters, .timeline)
    #expect(screen.contains("O  orlando"))
    #expect(screen.contains("     Orléans"))
    #expect(screen.contains("     Österreich"))
    #expect(screen.contains("L  L'Aquila"))
    #expect(screen.contains("     Łódź"))
  }

  @Test(arguments: Face.ofPlaces)
  func fortyLevelsFitIntoEveryFace(_ face: Face) {
    let path = Array(SmallTrees.fortyLevels.roots.subtrees).filter { $0.name != "The end" }
    let last: [Action] = face == .wheels ? [.stepCycled(by: -1)] : []
    let screen = screen(SmallTrees.fortyLevels, face, last) { $0.selected = path }
    #expect(screen.contains("Level 40"))
  }

  @Test(arguments: Face.ofPlaces)
  func placesOfOneNameAreShownEach(_ face: Face) {
    let screen = screen(SmallTrees.equalNames, face)
    #expect(screen.split(separator: "\n").count { $0.contains("Main Street") } >= 3)
  }

  /// A tree of one's own may be of anything, as its title has it.
  @Test func whatATreeOfOnesOwnHoldsIsNotCalledDivisions() throws {
    let w = try #require(Letter("W"))
    for face in Face.ofPlaces {
      let said = screen(SmallTrees.latin, face, language: .chinese, [.letterTyped(w, at: 0)])
      #expect(said.contains("没有以 W 开头的选项"))
      let searched = screen(SmallTrees.latin, face, language: .chinese, [.searchEdited(.typed("qqq"))])
      #expect(!searched.contains("地区内"))
      let own = screen(SmallTrees.china, face, language: .chinese, [.letterTyped(w, at: 0)])
      #expect(own.contains("没有以 W 开头的地区"))
    }
    let places = Array(SmallTrees.latin.roots.subtrees.prefix(2))
    let texts = Texts(language: .chinese)
    #expect(
      texts.notice(.ambiguous("x", candidates: places), isOfDivisions: false)
        == "“x”有 2 项：France、France/Île-de-France")
  }

  @Test(arguments: Face.ofPlaces) func aTreeWithoutHanNamesSaysNothingOfPinyin(_ face: Face) {
    for actions in [[Action.helpAsked], [.searchAsked], [.searchAsked, .helpAsked]] {
      let english = screen(SmallTrees.latin, face, actions)
      #expect(!english.contains("pinyin") && !english.contains("Han"))
      let chinese = screen(SmallTrees.latin, face, language: .chinese, actions)
      #expect(!chinese.contains("拼") && !chinese.contains("汉字"))
      #expect(screen(SmallTrees.china, face, actions).contains("pinyin"))
    }
    #expect(screen(SmallTrees.latin, face, [.searchAsked]).contains("Type a name, initials or a code"))
    #expect(screen(SmallTrees.latin, face, [.helpAsked]).contains("jump to the first name that begins so"))
  }

  @Test func theLevelsOfATreeWithoutNamesAreNotCalledChinas() {
    for face in Face.ofPlaces {
      for word in ["省", "市", "Province", "City", "District"] {
        #expect(!screen(SmallTrees.latin, face, [.searchEdited(.typed("o"))]).contains(word))
      }
    }
  }
}
