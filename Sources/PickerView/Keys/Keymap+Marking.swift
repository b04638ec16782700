import PickerCore
import TerminalKit

/// The keys of a pick of several places; without `--multi` they are not there.
extension Keymap {
  static let marking = [
    Binding(
      .key(.character(" ")), does: .send(.markToggled(by: 1)),
      says: Wording("标记或取消标记，到下一行", "mark or unmark, and go to the next row"), brief: Wording("标记", "mark"),
      hint: HintEntry(rank: -1, place: -1, Wording("标记", "mark"), needs: .markable), needs: .several),
    Binding(
      .key(.control("a")), does: .send(.allMarked),
      says: Wording("标记整个列表、取消所有标记", "mark the whole list, take all marks away"),
      brief: Wording("全部标记、取消", "all, none"), needs: .several),
    Binding(.key(.control("r")), does: .send(.marksCleared), says: nil, needs: .several),
  ]

  /// Enter, which takes what is marked; where nothing is, the row under the cursor.
  static let finishing = Binding(
    .key(.enter), does: .send(.rowActivated),
    says: Wording("选定已标记的；没有标记就选这一行", "take what is marked, or else this row"), brief: Wording("选定", "take"),
    hint: HintEntry(rank: 1, place: 4, Wording("选定", "take"), needs: .marksOrRow), needs: .several)

  /// In a search ^A is the caret's.
  static let searchMarking = [
    Binding(
      .key(.character(" ")), .key(.tab), does: .send(.markToggled(by: 1)),
      says: Wording("标记，到下一个、上一个", "mark, and go to the next, to the previous"), brief: Wording("标记", "mark"),
      hint: HintEntry(rank: -1, place: -1, Wording("标记", "mark"), needs: .markable), needs: .several),
    Binding(.key(.backTab), does: .send(.markToggled(by: -1)), says: nil, needs: .several),
    Binding(
      .key(.control("r")), does: .send(.marksCleared), says: Wording("取消所有标记", "take all marks away"),
      brief: Wording("取消标记", "no marks"), needs: .several),
  ]
}
