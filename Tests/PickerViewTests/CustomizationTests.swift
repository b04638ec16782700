import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// A person's header, prompt, border, width and hints: expected screens in every face, and hostile texts.
struct CustomizationTests {
  private static func own(_ change: (inout Customization) -> Void) -> Customization {
    var own = Customization()
    change(&own)
    return own
  }

  private static let whole = own {
    $0.header = "只列出广东省的地点，选到区县为止"
    $0.prompt = "地点> "
    $0.border = .sharp
    $0.showsHints = false
  }

  private static func presentation(
    _ face: Face = .timeline, _ language: Language = .chinese, _ own: Customization = whole
  ) -> Presentation {
    Presentation(face: face, language: language, customization: own)
  }

  private static func narrowed(_ path: String) -> @Sendable () -> Options {
    {
      var options = ScreenMoment.selected(path)()
      options.width = .columns(60)
      return options
    }
  }

  static let moments = [
    ScreenMoment("whole", presentation: presentation(), sizeCount: 5, options: narrowed("广东/深圳")),
    ScreenMoment("whole-tabs", presentation: presentation(.tabs), options: narrowed("广东/深圳")),
    ScreenMoment("whole-wheels", presentation: presentation(.wheels), options: narrowed("广东/深圳")),
    ScreenMoment(
      "whole-search", presentation: presentation(), actions: ScreenMoment.typed("南山"),
      options: narrowed("广东/深圳")),
    ScreenMoment(
      "whole-english",
      presentation: presentation(
        .timeline, .english,
        own {
          $0.header = "Places of Guangdong alone, down to the county"
          $0.prompt = "place> "
        }), actions: ScreenMoment.typed("nanshan"), sizeCount: 3,
      options: narrowed("广东/深圳")),
    ScreenMoment(
      "no-border", presentation: presentation(.timeline, .chinese, own { $0.border = .none }),
      options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment(
      "no-border-wheels", presentation: presentation(.wheels, .chinese, own { $0.border = .none }),
      sizeCount: 3,
      options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment(
      "notice-without-hints", presentation: presentation(), actions: [.letterTyped(Letter("V")!, at: 5)],
      sizeCount: 3),
    ScreenMoment("help-without-hints", presentation: presentation(), actions: [.helpAsked], sizeCount: 3),
    ScreenMoment(
      "hostile",
      presentation: presentation(
        .timeline, .chinese,
        own {
          $0.header = "\u{1B}[31m红\u{202E}\n" + String(repeating: "宽", count: 10_000)
          $0.prompt = String(repeating: "问👨‍👩‍👧e\u{301}\u{7F}", count: 10_000)
        }), actions: ScreenMoment.typed("南山")),
    ScreenMoment(
      "half-width", presentation: Presentation(), sizeCount: 3,
      options: {
        var options = ScreenMoment.selected("广东/深圳")()
        options.width = .percent(50)
        return options
      }),
  ]

  @Test(arguments: moments)
  func theScreensAreAsExpected(_ moment: ScreenMoment) {
    #expect(moment.differences(folder: "Customized/") == [])
  }

  /// The theme of high contrast as a picture: planes of styles are the same in every theme.
  @Test func highContrastIsAsDrawn() {
    var options = ScreenMoment.selected("广东/深圳")()
    let presentation = Presentation(customization: Self.own { $0.header = "高对比度" })
    presentation.configure(&options)
    let size = Size(columns: 60, rows: 16)
    var state = State.opened(SmallTrees.china, options: options, size: size).state
    _ = reduce(&state, .cursorMoved(by: 1))
    let frame = render(state, presentation: presentation).frame
    let picture = SVGPicture(frame, theme: Theme(.highContrast)).document
    let path = "\(#filePath.folder)/Screens/Customized/high-contrast.svg"
    #expect(ExpectedFile(path).difference(from: picture) == nil)
  }

  /// Where the ordinary signs are ambiguous or not to be had, sharp corners are not asked for.
  @Test func sharpCornersAreUnicodesAlone() {
    for glyphs in [Glyphs.ascii, .narrow] {
      let presentation = Presentation(glyphs: glyphs, customization: Self.own { $0.border = .sharp })
      #expect(presentation.topLeft == glyphs.topLeft && presentation.topRight == glyphs.topRight)
    }
  }

  /// A header too long, in any sheet of any face, breaks no rule of the layout.
  @Test(arguments: Face.allCases)
  func everySizeHasRoomForWhatMatters(_ face: Face) {
    let subject: Subject = face == .calendar ? .date : .places
    let own = Self.own { $0.header = String(repeating: "长", count: 10_000) }
    for border in Customization.Border.allCases {
      var customization = own
      customization.border = border
      var options = Options()
      Presentation(face: face, subject: subject, customization: customization).configure(&options)
      for rows in 1...40 {
        for columns in [1, 2, 5, 12, 20, 80, 200] {
          let size = Size(columns: columns, rows: rows)
          let layout = SheetLayout(
            size: size, height: .automatic, rules: options.layout, listLimit: options.listLimit, stepCount: 2,
            listCount: 21)
          let flaws = LayoutRows.flaws(layout, size: size, steps: 2, isFolded: face != .timeline)
          #expect(flaws.filter { !$0.contains("steps") } == [])
          #expect(layout.shell.hasBorder == false || border != .none)
          #expect(rows < 24 || columns < 20 || layout.shell.header != nil)
        }
      }
    }
  }

  @Test func plainQuestionsSayTheHeader() {
    let presentation = Presentation(customization: Self.own { $0.header = "说明\u{1B}[2J" })
    let state = State.opened(SmallTrees.china, size: Size(columns: 80, rows: 24)).state
    var plain = PlainFace(presentation)
    #expect(plain.opening(state).prefix(2) == ["请选择所在地区", "说明[2J"])
  }
}
