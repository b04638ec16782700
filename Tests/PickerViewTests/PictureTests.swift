import CalendarModel
import EmbeddedAtlas
import PickerCore
import PickerView
import RegionModel
import TestSupport
import Testing

/// The README's pictures: frames of the real divisions in the default theme, drawn as SVG.
struct PictureTests {
  private static let pictures = #filePath.folder + "/../../assets/pictures"

  private func frame(
    of size: Size, face: Face = .timeline, isDark: Bool = false, _ actions: [Action],
    _ configure: (inout Options, RegionTree) -> Void = { _, _ in }
  ) throws -> String {
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    let tree = try RegionTree(bytes: bytes, check: .header)
    var options = Options()
    configure(&options, tree)
    let presentation = Presentation(face: face)
    presentation.configure(&options)
    var state = State.opened(tree, options: options, size: size).state
    for action in actions { _ = reduce(&state, action) }
    let frame = render(state, presentation: presentation).frame
    return isDark
      ? SVGPicture(frame, theme: Theme(.auto), foreground: 0xD4D4D4, background: 0x1E1E1E).document
      : SVGPicture(frame, theme: Theme(.auto)).document
  }

  private func type(_ letters: String) -> [Action] {
    letters.compactMap(Letter.init).map { .letterTyped($0, at: 0) }
  }

  private func isAsDrawn(_ name: String, _ document: String) -> Bool {
    let difference = ExpectedFile("\(Self.pictures)/\(name).svg").difference(from: document)
    return difference == nil
  }

  @Test func theThirdStepOnWhite() throws {
    let actions = type("gd") + [.rowActivated] + type("sz") + [.rowActivated] + type("n")
    #expect(isAsDrawn("light", try frame(of: Size(columns: 80, rows: 24), actions)))
  }

  @Test func anEarlierStepReopenedOnBlack() throws {
    let down = type("gd") + [.rowActivated] + type("sz") + [.rowActivated] + type("n") + [.rowActivated]
    let actions = down + [.stepFocused(1), .cursorMoved(by: 1)]
    #expect(isAsDrawn("dark", try frame(of: Size(columns: 100, rows: 32), isDark: true, actions)))
  }

  @Test func tabsOnWhite() throws {
    let actions = type("gd") + [.rowActivated] + type("sz") + [.rowActivated] + type("n")
    let size = Size(columns: 80, rows: 24)
    #expect(isAsDrawn("tabs", try frame(of: size, face: .tabs, actions)))
  }

  @Test func wheelsOnWhite() throws {
    let size = Size(columns: 80, rows: 24)
    let document = try frame(of: size, face: .wheels, [.stepFocused(1)]) { options, tree in
      options.selected = tree.region(code: "440305")?.path ?? []
      options.depth = 3
    }
    #expect(isAsDrawn("wheels", document))
  }

  /// Saturday 21 November 2026.
  private func values(_ face: Face, _ actions: [Action]) throws -> String {
    let now = Moment(Day(clampingYear: 2026, month: 11, day: 21), .first)
    let pick = try MomentPick(
      fields: [.year, .month, .day], bounds: .first...now, rules: [DayRule("* * 0")], now: now, start: now)
    let presentation = Presentation(face: face, subject: .date)
    var options = Options()
    presentation.configure(&options)
    var state = State.opened(.moment(pick), options: options, size: Size(columns: 80, rows: 24)).state
    for action in actions { _ = reduce(&state, action) }
    return SVGPicture(render(state, presentation: presentation).frame, theme: Theme(.light)).document
  }

  @Test func theCalendarInLight() throws {
    #expect(isAsDrawn("calendar", try values(.calendar, [.dayMoved(by: -7), .dayMoved(by: -1)])))
  }

  @Test func aDateInWheelsInLight() throws {
    #expect(isAsDrawn("date", try values(.wheels, [.stepFocused(1)])))
  }
}
