import PickerView
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// The candidates for a command line; its last word is the one at the cursor.
@Suite struct CompletionTests {
  @Test func anEmptyLineOffersTheCommands() {
    #expect(texts("")?.prefix(3) == ["list", "search", "lookup"])
    #expect(texts("s") == ["search"])
    #expect(texts("list", "--recursive", "s") == [])
  }

  @Test func optionsAreOfferedWithTheirUse() {
    #expect(lines("--sel") == ["--selected\t打开时停在这里", "--select-1\t--query 只符合一处时不开界面，直接打印；"])
    #expect(lines("--sep", shell: .bash) == ["--separator-in", "--separator"])
    #expect(
      lines("--any", language: .english) == [
        "--any-level\tAllow any level: . takes the row under the cursor."
      ])
    #expect(texts("search", "--li") == ["--limit"])
    #expect(texts("search", "--any") == [])
  }

  @Test func stepsThatDivideAnHourAreOffered() {
    #expect(texts("time", "--step", "1") == ["1", "10", "12", "15"])
  }

  @Test func whatCanBeTurnedOffIsOfferedOnceThatIsTyped() {
    #expect(texts("--no-mo") == ["--no-mouse"])
    #expect(texts("--no-hei") == ["--no-height"])
    #expect(texts("--mo") == ["--mouse"])
  }

  @Test func valuesThatCanBeCountedAreOffered() {
    #expect(texts("--face", "") == ["timeline", "tabs", "wheels"])
    #expect(texts("--face", "t") == ["timeline", "tabs"])
    #expect(texts("--face=w") == ["--face=wheels"])
    #expect(texts("--depth", "") == [])
    #expect(texts("replay", "--as", "s") == ["svg"])
  }

  @Test func whatTheNewOptionsCanBeIsOffered() {
    #expect(texts("--border", "") == ["none", "rounded", "sharp"])
    #expect(texts("--no-b") == ["--no-border", "--no-bind"])
    #expect(texts("--theme", "h") == ["high-contrast"])
    #expect(texts("--bind", "ctrl-j:next-r") == ["ctrl-j:next-row"])
    #expect(texts("--bind", "f2:help,page-") == ["f2:help,page-up:", "f2:help,page-down:"])
    #expect(texts("--expect", "f2,ent") == ["f2,enter"])
    #expect(texts("--color", "256,cursor-s") == ["256,cursor-secondary:", "256,cursor-sign:"])
    #expect(texts("keys", "--bi") == ["--bind"])
  }

  @Test func bashCutsWordsAtTheSign() {
    #expect(texts("--face", "=", "w", shell: .bash) == ["wheels"])
    #expect(texts("--face", "=", shell: .bash) == ["timeline", "tabs", "wheels"])
  }

  @Test func bashCutsWordsAtAColonToo() {
    #expect(texts("--bind", "ctrl-j", ":", "next-r", shell: .bash) == ["next-row"])
    #expect(texts("--bind", "ctrl-j", ":", shell: .bash)?.contains("next-row") == true)
    #expect(texts("--bind", "=", "ctrl-j", ":", "next-r", shell: .bash) == ["next-row"])
    #expect(texts("--bind", "f2", ":", "help,page-", shell: .bash) == ["help,page-up:", "help,page-down:"])
    #expect(texts("--bind", "f2", ":", "help,page-up", ":", "he", shell: .bash) == ["help"])
    #expect(texts("--color", "256,cursor-s", shell: .bash) == ["256,cursor-secondary:", "256,cursor-sign:"])
    #expect(texts("--bind", "f2", ":", "help", "--face", "t", shell: .bash) == ["timeline", "tabs"])
    #expect(texts("--face", "=", "tabs", "--bind", "f", shell: .bash)?.contains("f2:") == true)
  }

  @Test func bashMayLeaveWordsWhole() {
    #expect(texts("--bind", "ctrl-j:next-r", shell: .bash) == ["ctrl-j:next-row"])
  }

  @Test func placesAreOfferedStepByStep() {
    #expect(lines("--root", "广") == ["广东省/\t440000", "广西壮族自治区/\t450000"])
    #expect(texts("--root", "广东省/深") == ["广东省/深圳市/"])
    #expect(texts("list", "广东省/深圳市/南山") == ["广东省/深圳市/南山区/"])
    #expect(texts("--selected=广东省/深") == ["--selected=广东省/深圳市/"])
    #expect(texts("--root", "无此地/") == [])
  }

  @Test func placesAreOfferedByPinyinAndInitials() {
    #expect(texts("--selected", "guangd") == ["广东省/"])
    #expect(texts("--selected", "gds") == ["广东省/"])
    #expect(texts("--selected", "广东省/shenz") == ["广东省/深圳市/"])
    #expect(texts("--root", "广东省/SZ") == ["广东省/深圳市/"])
  }

  /// fish drops candidates that do not begin with the word.
  @Test func fishIsOfferedPinyin() {
    #expect(lines("--selected", "guangd", shell: .fish) == ["guangdongsheng\t广东省"])
    #expect(lines("--root", "广东省/shenz", shell: .fish) == ["广东省/shenzhenshi\t深圳市"])
    #expect(lines("--root", "广东", shell: .fish) == ["广东省/\t440000"])
  }

  @Test func theShellOffersFilesWhereFilesAreWanted() {
    #expect(texts("--record", "") == [Completion.files])
    #expect(texts("--record=/tm") == [Completion.files])
    #expect(texts("replay", "") == [Completion.files])
  }

  /// The shells know no file behind an `@`, which ends a word for bash.
  @Test func theFileOfAColumnIsOffered() {
    let file = TemporaryFile("")
    let stem = String(file.path.dropLast(2))
    #expect(texts("columns", "@" + stem) == ["@" + file.path])
    #expect(texts("columns", "S,M", "@", stem, shell: .bash) == ["@" + file.path])
    #expect(texts("columns", "@" + stem, shell: .bash) == ["@" + file.path])
    #expect(texts("columns", "@/tm") == ["@/tmp/"])
    #expect(texts("columns", "@/nowhere/") == [])
    #expect(texts("columns", "S") == [])
    #expect("a b's#1,é/数".quotedForBash == "a\\ b\\'s\\#1,é/数")
  }

  @Test func behindTwoDashesNothingIsAnOption() {
    #expect(texts("list", "--", "--re") == [])
    #expect(texts("list", "--", "广东省/深") == ["广东省/深圳市/"])
  }

  /// zsh lists each candidate with its meaning, and one without a meaning once.
  @Test func zshListsACandidateOnce() {
    let script =
      "compadd() { print -rl -- \"$about_open[@]\" \"$about_closed[@]\" }; words=(areapick x); CURRENT=2; "
      + "areapick() { printf 'tabs\\nlist\\tprints\\n甲省/\\tJIA SHENG\\n' }; eval \"$0\"; _areapick | sort -u"
    let words = ["/bin/zsh", "-fc", script, Shell.zsh.completion].map {
      "'" + $0.replacing("'", with: "'\\''") + "'"
    }
    #expect(printed(words.joined(separator: " ")) == "list  prints\ntabs\n甲省/  JIA SHENG\n")
  }

  private func lines(_ words: String..., shell: Shell = .zsh, language: Language = .chinese) -> [String] {
    Completion(shell: shell, tree: SmallTrees.china, language: language).lines(for: words)
  }

  /// The candidates without their descriptions.
  private func texts(_ words: String..., shell: Shell = .zsh) -> [String]? {
    Completion(shell: shell, tree: SmallTrees.china, language: .chinese).lines(for: words)
      .map { String($0.prefix { $0 != "\t" }) }
  }
}
