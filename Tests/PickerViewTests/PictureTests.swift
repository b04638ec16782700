import EmbeddedAtlas
import PickerCore
import PickerView
import RegionModel
import TestSupport
import Testing

/// The README's pictures: frames of the real divisions, drawn as SVG.
struct PictureTests {
  private static let pictures = #filePath.folder + "/../../assets/pictures"

  private func frame(of size: Size, theme: Theme.Name, _ actions: [Action]) throws -> String {
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    let tree = try RegionTree(bytes: bytes, check: .header)
    var state = State.opened(tree, size: size).state
    for action in actions { _ = reduce(&state, action) }
    return SVGPicture(render(state).frame, theme: Theme(theme)).document
  }

  private func type(_ letters: String) -> [Action] {
    letters.compactMap(Letter.init).map { .letterTyped($0, at: 0) }
  }

  private func isAsDrawn(_ name: String, _ document: String) -> Bool {
    let difference = ExpectedFile("\(Self.pictures)/\(name).svg").difference(from: document)
    return difference == nil
  }

  @Test func theThirdStepInLight() throws {
    let actions = type("gd") + [.rowActivated] + type("sz") + [.rowActivated] + type("n")
    #expect(isAsDrawn("light", try frame(of: Size(columns: 80, rows: 24), theme: .light, actions)))
  }

  @Test func anEarlierStepReopenedInDark() throws {
    let down = type("gd") + [.rowActivated] + type("sz") + [.rowActivated] + type("n") + [.rowActivated]
    let actions = down + [.stepFocused(1), .cursorMoved(by: 1)]
    #expect(isAsDrawn("dark", try frame(of: Size(columns: 100, rows: 32), theme: .dark, actions)))
  }
}
