import PickerCore
import TerminalKit

extension FaceDescription {
  /// Wheels: the linked columns of a phone's picker. Each column has one row in the band, and the band is the choice.
  static let wheels = FaceDescription(
    content: .columns, layout: wheelRules, listLimit: wheelRows, keymap: wheelKeys, hasDoneButton: true
  ) { drawing in
    guard let columns = drawing.state.columns else { return nil }
    drawing.drawDivider(row: drawing.body.separator)
    return drawing.state.search == nil ? drawing.drawWheels(columns) : nil
  }

  /// The band, its hairlines, and three rows on either side, as phones have them.
  ///
  /// A move redraws every row of up to four columns; rows farther from the band would only flicker.
  static let wheelRows = 9

  /// The band and a row on either side come first, then the line that shows a long path whole.
  static let wheelRules = [
    LayoutRule(.searchLine, keeping: 0, when: .searching),
    LayoutRule(.failure, keeping: 1, when: .incompleteSearch),
    LayoutRule(.title, keeping: 2),
    LayoutRule(.hints, keeping: 3),
    LayoutRule(.border, keeping: 4, minimumWidth: 12),
    LayoutRule(.separator, keeping: 5),
    LayoutRule(.wholeName, keeping: 5),
    LayoutRule(.heading, keeping: 7, when: .listing),
  ]

  private static let wheelKeys = Keymap(
    content: Keymap.finding + [Keymap.takingBand, Keymap.accepting] + Keymap.columnArrows() + Keymap.moving
      + Keymap.columnTabs + [Keymap.columnDigits, Keymap.columnPointer] + Keymap.ending(Keymap.helpKeys),
    search: Keymap.searching)
}

/// The keys of all wheels, linked by a tree or not.
extension Keymap {
  static let takingBand = Binding(
    .key(.enter), does: .send(.rowActivated), says: Wording("完成：取中间一行", "done: take what the band shows"),
    brief: Wording("完成", "done"), hint: HintEntry(rank: 1, place: 4, Wording("完成", "done"), needs: .row))

  static func columnArrows(
    says meaning: Wording = Wording("左边一列、右边一列", "column to the left, to the right")
  ) -> [Binding] {
    [
      Binding(
        .key(.left), .key(.backspace), does: .send(.stepLeft), says: meaning,
        brief: Wording("换列", "column"),
        hint: HintEntry(rank: 7, place: 3, Wording("换列", "column"), with: .right, needs: .way)),
      Binding(.key(.right), does: .send(.stepEntered), says: nil),
    ]
  }

  static let columnTabs = [
    Binding(
      .key(.tab), does: .send(.stepCycled(by: 1)), says: Wording("下一列、上一列", "next column, previous column"),
      brief: Wording("换列", "column")),
    Binding(.key(.backTab), does: .send(.stepCycled(by: -1)), says: nil),
  ]

  static let columnDigits = Binding(
    .digits, does: .step, says: Wording("跳到第几列", "go to that column"), brief: Wording("第几列", "to column"))

  static let columnPointer = pointer(
    Wording("滚轮转动，点一行取到中间，点外面取消", "turn the wheel, click a row, click beside to cancel"))
}
