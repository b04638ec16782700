import PickerCore
import RegionModel
import TerminalKit

/// The keymap in words: the help and the hints.
extension Keymap {
  /// The lines of the help: keys, and what they do. Their number depends on `options` and `mode` alone.
  ///
  /// - Parameter isBrief: Whether each line names one key and says little, for a narrow screen.
  static func help(
    _ options: Options, in mode: Mode, presentation: Presentation, isBrief: Bool = false
  ) -> [(keys: String, meaning: String)] {
    bindings.filter { isOffered($0, in: mode, options) }.map { binding in
      let triggers = isBrief ? binding.triggers.prefix(1) : binding.triggers[...]
      let keys = triggers.map { name($0, presentation.language, presentation.glyphs) }.joined(separator: " ")
      let isLong = [.jump, .search, .type, .acceptCursor, .dismiss].contains(binding.command)
      let meaning = isBrief && isLong ? hint : meaning
      return (keys, meaning(binding.command, mode, presentation.language))
    }
  }

  /// Tells the options how many lines the helps have.
  public static func countHelpLines(in options: inout Options) {
    options.helpLineCount = bindings.count { isOffered($0, in: .list, options) }
    options.searchHelpLineCount = bindings.count { isOffered($0, in: .search, options) }
  }

  private static func isOffered(_ binding: Binding, in mode: Mode, _ options: Options) -> Bool {
    binding.isIn(mode) && isOffered(binding.command, in: options)
  }

  /// What the hint line says of a command.
  struct Hint: Equatable, Sendable {
    let command: Command
    let keys: String
    let meaning: String
    /// In cells, of keys and meaning, with a blank between them.
    let width: Int
  }

  /// The hints of all commands, the most needed first.
  static func hints(in mode: Mode, _ language: Language, _ glyphs: Glyphs) -> [Hint] {
    (mode == .list ? listHints : searchHints).map { commands in
      let triggers = commands.compactMap { firstTrigger(of: $0, in: mode) }
      let names = triggers.map { name($0, language, glyphs) }
      let keys = names.joined(separator: names[0].count > 1 ? "/" : "")
      let meaning = hint(commands[0], mode, language)
      let width = TextWidth.of(keys) + 1 + TextWidth.of(meaning)
      return Hint(command: commands[0], keys: keys, meaning: meaning, width: width)
    }
  }

  private static func firstTrigger(of command: Command, in mode: Mode) -> Trigger? {
    bindings.first { $0.command == command && $0.isIn(mode) }?.triggers.first
  }

  private static func name(_ trigger: Trigger, _ language: Language, _ glyphs: Glyphs) -> String {
    switch trigger {
    case .letters: language("字母", "A-Z")
    case .digits: "1-9"
    case .composed: language("汉字", "Han")
    case .text: language("字符", "text")
    case .key(let key): name(key, glyphs: glyphs)
    }
  }

  private static func name(_ key: Key, glyphs: Glyphs) -> String {
    switch key {
    case .character(let scalar): String(scalar)
    case .control(let scalar): "^" + String(scalar).uppercased()
    case .up: glyphs.arrows[0]
    case .down: glyphs.arrows[1]
    case .left: glyphs.arrows[2]
    case .right: glyphs.arrows[3]
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .escape: "Esc"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function1: "F1"
    }
  }

  private static func hint(_ command: Command, _ mode: Mode, _ language: Language) -> String {
    switch command {
    case .dismiss where mode == .search: language("返回", "back")
    case .search: language("搜索", "search")
    case .type: language("输入", "type")
    case .previousRow: language("移动", "move")
    case .jump: language("跳转", "jump")
    case .back: language("返回上级", "back")
    case .choose: language("选择", "choose")
    case .dismiss: language("取消", "cancel")
    case .help: language("帮助", "help")
    case .acceptCursor: language("就选这里", "take it")
    default: meaning(command, mode, language)
    }
  }

  private static func meaning(_ command: Command, _ mode: Mode, _ language: Language) -> String {
    switch command {
    case .dismiss where mode == .search: language("清空文字，再按返回列表", "clear the text; again: back to the list")
    case .previousRow: language("上一行", "previous row")
    case .nextRow: language("下一行", "next row")
    case .previousPage: language("上一页", "page up")
    case .nextPage: language("下一页", "page down")
    case .firstRow: language("第一行", "first row")
    case .lastRow: language("最后一行", "last row")
    case .jump: language("跳到拼音首字母，可连打（gd 广东）", "jump to the initial; several in a row (gd: 广东)")
    case .choose: language("选择", "choose")
    case .acceptCursor: language("就选这里，不再往下", "take this place as it is")
    case .back: language("返回上一级", "back one step")
    case .nextStep: language("下一步", "next step")
    case .previousStep: language("上一步", "previous step")
    case .step: language("回到第几步", "go to that step")
    case .search: language("搜索（汉字直接输入即可）", "search; Han text begins one by itself")
    case .type: language("输入名称、拼音、首字母或代码", "names, pinyin, initials, codes")
    case .caretLeft: language("光标左移", "caret left")
    case .caretRight: language("光标右移", "caret right")
    case .caretToStart: language("光标到开头", "caret to the start")
    case .caretToEnd: language("光标到末尾", "caret to the end")
    case .deleteCharacter: language("删除前一个字", "delete the character before")
    case .deleteNextCharacter: language("删除后一个字", "delete the character behind")
    case .deleteWord: language("删除前一个词", "delete the word before")
    case .deleteStart: language("删除光标前的文字", "delete to the start")
    case .deleteEnd: language("删除光标后的文字", "delete to the end")
    case .help: language("按键说明", "these keys")
    case .redraw: language("重画屏幕", "redraw the screen")
    case .suspend: language("暂停（fg 恢复）", "suspend (fg resumes)")
    case .dismiss: language("取消", "cancel")
    case .cancel: language("取消", "cancel")
    }
  }
}
