import PickerCore
import RegionModel
import Testing

@testable import PickerView

/// The screens of the timeline, and of help and search in every face.
struct ScreenTests {
  static let moments = [
    ScreenMoment("opened", sizeCount: 5),
    ScreenMoment("two-steps", actions: [.cursorMoved(by: 2)], options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment("whole-path", sizeCount: 5, options: ScreenMoment.selected("广东/深圳/南山/粤海")),
    ScreenMoment("reopened", actions: [.stepFocused(0)], options: ScreenMoment.selected("广东/深圳/南山")),
    ScreenMoment("mixed-levels", options: ScreenMoment.selected("河南")),
    ScreenMoment("no-such-letter", actions: [.letterTyped(Letter("V")!, at: 5)], sizeCount: 3),
    ScreenMoment(
      "ascii", presentation: Presentation(glyphs: .ascii), options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment(
      "english", presentation: Presentation(language: .english), options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment("titled", presentation: Presentation(title: "收货地址\u{1B}[31m 请\n选择")),
    ScreenMoment("help", actions: [.helpAsked], sizeCount: 5),
    ScreenMoment(
      "search-empty", actions: [.searchAsked], sizeCount: 5, options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment(
      "search-results", actions: ScreenMoment.typed("南山", .cursorMoved(by: 1)),
      options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment("search-nothing", actions: ScreenMoment.typed("无此地"), options: ScreenMoment.rooted("广东")),
    ScreenMoment(
      "search-depth", actions: ScreenMoment.typed("粤海"),
      options: {
        var options = Options()
        options.depth = 3
        return options
      }),
    ScreenMoment(
      "search-long", actions: ScreenMoment.typed("这是一个比搜索行的宽度还要长得多的问题，没有哪个地方会叫这个名字，所以它只好从左边移出去，光标总看得见。")),
    ScreenMoment(
      "search-english", presentation: Presentation(language: .english), actions: ScreenMoment.typed("南山"),
      options: ScreenMoment.selected("广东")),
    ScreenMoment(
      "search-detail", presentation: Presentation(detail: .code), actions: ScreenMoment.typed("南山"),
      sizeCount: 3),
    ScreenMoment(
      "search-ascii", presentation: Presentation(glyphs: .ascii), actions: ScreenMoment.typed("东城"),
      options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment("search-help", actions: [.searchAsked, .helpAsked], sizeCount: 3),
  ]

  @Test(arguments: moments)
  func theScreensAreAsExpected(_ moment: ScreenMoment) {
    #expect(moment.differences() == [])
  }
}
