import RegionSources
import Testing

/// Lines with signs that separate names in some lists and belong to them in others.
@Suite struct RareSignTests {
  @Test(arguments: [" -- ", " - ", " — ", ":"])
  func pathsMayHaveRareSigns(sign: String) {
    let lines = ["Land/Austria/Graz", "Land/Austria/Linz", "Land/Italy/Rome", "Sea/Baltic/Riga"]
    #expect(
      outline(lines.map { $0.replacing("/", with: sign) }.joined(separator: "\n") + "\n")
        == "Land\n  Austria\n    Graz\n    Linz\n  Italy\n    Rome\nSea\n  Baltic\n    Riga")
  }

  @Test(arguments: [
    "Note: call Bob\nTodo: buy milk\nNote: water plants\nNote: pay\n",
    "Ruth - Home\nJoel - Away\nAmos - Back\n",
    "root:x:0:0:root\nbin:x:1:1:bin\nsys:x:2:2:sys\n",
    "10:30 Tea\n10:45 Walk\n11:00 Rest\n",
    "A > B means more\nx is y\nIf a > b then c\nplain\nanother\n",
  ])
  func namesKeepTheSignsInThem(text: String) {
    #expect(outline(text) == text.trimmingSuffix { $0.isNewline })
  }

  @Test func wordsWithANumberSignAreNames() {
    #expect(outline("#linux\n#swift\n#vim\n") == "#linux\n#swift\n#vim")
    #expect(outline("# one\n# two\nA\nB\n") == "A\nB")
  }

  @Test func otherLinesWithANumberSignAreComments() {
    #expect(outline("# Fruit\nApple\nPear\n# Bread\nRye\n") == "Apple\nPear\nRye")
    #expect(outline("# my own list\nApple\n# and more\nRye\n") == "Apple\nRye")
    #expect(outline("# Fruit.\nApple\nPear\n# See the shop for others.\nRye\n") == "Apple\nPear\nRye")
    #expect(outline("# Fruit\nApple\nPear\n") == "Apple\nPear")
  }
}

extension String {
  /// The text without the characters at its end that satisfy a condition.
  fileprivate func trimmingSuffix(while isEnd: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isEnd(last) { text.removeLast() }
    return String(text)
  }
}
