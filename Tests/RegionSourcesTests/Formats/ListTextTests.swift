import RegionSources
import Testing

/// Lists as people and programs write them: with blanks in front, titles above, numbers and brackets around names.
@Suite struct ListTextTests {
  // MARK: Blanks in front of all lines

  @Test func branchesOfARemoteArePaths() {
    let text = """
        origin/HEAD -> origin/main
        origin/feature/cart
        origin/feature/login
        origin/main

      """
    #expect(
      outline(text.split(separator: "\n").map { "  " + $0.drop { $0 == " " } }.joined(separator: "\n"))
        == "origin\n  HEAD\n  feature\n    cart\n    login\n  main")
  }

  @Test func pathsBehindBlanksArePaths() {
    #expect(
      outline("    Home > Kitchen\n    Home > Bath\n    Garden > Tools\n")
        == "Home\n  Kitchen\n  Bath\nGarden\n  Tools")
    #expect(outline("  alpha\n  beta\n  gamma\n") == "alpha\nbeta\ngamma")
  }

  @Test func marksOfBranchesAreNoNames() {
    #expect(outline("* main\n+ old\n  fix/a\n  fix/b\n") == "main\nold\nfix\n  a\n  b")
    #expect(outline("* (HEAD detached at 1a2b3c4)\n  main\n  fix/a\n  fix/b\n") == "main\nfix\n  a\n  b")
  }

  // MARK: Markdown

  @Test func namesInBracketsAreLinksWithoutAddresses() {
    let text = """
      # Contents
      * [Network 网络]
          * [Basics](basics.md)
          * [Parts][1]
      * [x] done
      * [ ] open
      * [A]
          * [B](b.md)
      """
    #expect(outline(text) == "Network 网络\n  Basics\n  Parts\ndone\nopen\nA\n  B")
  }

  @Test func aHeadingAboveAHeadingIsATitle() {
    #expect(
      outline("# Summary\n# 手册\n\n* [简介](a.md)\n* 开始\n  * [准备](b.md)\n") == "简介\n开始\n  准备")
    #expect(
      outline("# Summary\n\n# Part one\n- [A](a.md)\n- [B](b.md)\n\n# Part two\n- [C](c.md)\n")
        == "Part one\n  A\n  B\nPart two\n  C")
  }

  @Test func anEmptyPartAmongOthersIsNoTitle() {
    #expect(
      outline("# One\n\n# Two\n- [A](a.md)\n\n# Three\n\n# Four\n- [B](b.md)\n")
        == "One\nTwo\n  A\nThree\nFour\n  B")
  }

  // MARK: Titles and numbers

  @Test func aTitleEndsWithAColon() throws {
    let text = "Thesis outline:\n\nIntroduction\n- Motivation\n- Scope\n\nDesign\n\nConclusion\n"
    #expect(outline(text) == "Introduction\n  Motivation\n  Scope\nDesign\nConclusion")
    #expect(try read(text).understanding.notes.contains("passed over above the list: Thesis outline:"))
  }

  @Test func numbersAboveBulletsAreNoNames() {
    #expect(
      outline("The fields of work:\n\n1. Allergy\n   - None\n\n2. Skin\n   - Surgery\n   - Children\n")
        == "Allergy\n  None\nSkin\n  Surgery\n  Children")
    #expect(
      outline("Things to see:\n\n1) Rome\n- Forum\n- Pantheon\n2) Oslo\n- Opera\n")
        == "Rome\n  Forum\n  Pantheon\nOslo\n  Opera")
  }

  @Test func numbersThatDoNotRunOnAreOfNames() {
    #expect(
      outline("1. Fruit\n   * Apple\n2. Greens\n   * Kale\n4. Other\n   * Salt\n")
        == "1. Fruit\n  Apple\n2. Greens\n  Kale\n4. Other\n  Salt")
  }

  @Test func severalLinesWithColonsAreNoTitles() {
    #expect(
      outline("Fruit:\n\nApple\n- Cox\nGreens:\nKale\n- Curly\n").hasPrefix("Fruit:"))
  }

  // MARK: Codes at the end

  @Test func codesMayStandBehindTheirWord() throws {
    let text = """
      Food & Drinks | ID: 14308

          Beer | ID: 148495

              Ale, Stout | ID: 182109

      Antiques | ID: 20081
      """
    let found = try read(text)
    #expect(
      outline(found.tree)
        == "14308 Food & Drinks\n  148495 Beer\n    182109 Ale, Stout\n20081 Antiques")
    #expect(found.understanding.code == ["at the end"])
  }

  @Test(arguments: [
    "Beer (code: A1)\n  Ale (code: A2)\nWine (code: B1)", "Beer [ID=A1]\n  Ale [ID=A2]\nWine [ID=B1]",
    "Beer - 编号：A1\n  Ale - 编号：A2\nWine - 编号：B1",
  ])
  func wordsForCodes(text: String) { #expect(outline(text) == "A1 Beer\n  A2 Ale\nB1 Wine") }

  @Test func otherNumbersAtTheEndAreNoCodes() {
    let text = "France | Pop: 143\n  Paris | Pop: 22\n  Lyon | Pop: 33"
    #expect(outline(text) == text)
    let some = "Beer | ID: 1\n  Ale\nWine | ID: 2"
    #expect(outline(some) == some)
  }
}
