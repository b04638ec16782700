import TerminalKit
import Testing

@testable import PickerView

/// A person's own colours over a theme's.
struct ColorChangesTests {
  private func theme(
    _ name: Theme.Name, _ changes: [ColorChanges.Part: ColorChanges.Value],
    _ depth: ColorMatch.Depth = .direct
  ) -> Theme {
    var colors = ColorChanges()
    for (part, value) in changes { colors[part] = value }
    return Theme(name, depth: depth, changes: colors)
  }

  private let red = Color(hex: 0xE1251B)
  private let white = Color(hex: 0xFFFFFF)

  @Test func aColourIsThatOfEveryRoleOfThePart() {
    let theme = theme(.light, [.accent: .color(red)])
    for role in [Role.cancel, .chosen, .stepActive, .notice, .match] {
      #expect(theme.appearance(of: role.style).foreground == red)
    }
    for role in [Role.name, .dot, .border, .cursorChosen] {
      #expect(theme.appearance(of: role.style) == Theme(.light).appearance(of: role.style))
    }
  }

  @Test(arguments: ColorChanges.Part.allCases)
  func everyPartChangesSomething(_ part: ColorChanges.Part) {
    for name in Theme.Name.allCases {
      #expect(theme(name, [part: .color(red)]).appearances != Theme(name).appearances)
      #expect(theme(name, [part: .color(red)], .none).appearances == Theme(name, depth: .none).appearances)
    }
  }

  @Test func theTerminalsOwnColourCanBeAskedFor() {
    let theme = theme(.dark, [.text: .color(.terminalDefault), .sheet: .color(.terminalDefault)])
    #expect(theme.appearance(of: Role.name.style) == Appearance())
  }

  @Test func aReversedRowSwapsTextAndSheet() {
    let theme = theme(.light, [.cursor: .reverse, .text: .color(red)])
    #expect(theme.appearance(of: Role.cursorName.style) == Appearance(red, on: white, reversed: true))
    #expect(theme.appearance(of: Role.cursorPath.style) == Appearance(red, on: white, reversed: true))
    #expect(theme.appearance(of: Role.cursorSign.style) == Appearance(red, on: white, reversed: true))
    let auto = self.theme(.auto, [.cursor: .reverse])
    #expect(auto.appearances == Theme(.auto).appearances)
  }

  /// Black or white, unless the person says what.
  @Test func whatStandsOnABarOfOnesOwnCanBeRead() {
    let dark = theme(.auto, [.cursor: .color(red)])
    #expect(dark.appearance(of: Role.cursorName.style) == Appearance(white, on: red))
    let light = theme(.dark, [.cursor: .color(.indexed(11)), .cursorText: .color(red)])
    #expect(light.appearance(of: Role.cursorName.style) == Appearance(red, on: .indexed(11)))
    #expect(light.appearance(of: Role.cursorPath.style) == Appearance(Color(hex: 0x010101), on: .indexed(11)))
  }

  @Test func changesAreTheSameInWhateverOrderTheyCame() {
    var (first, second) = (ColorChanges(), ColorChanges())
    (first[.accent], first[.text]) = (.color(red), .color(white))
    (second[.text], second[.accent], second[.accent]) = (.color(white), .color(white), .color(red))
    #expect(first == second)
    second[.text] = nil
    #expect(second[.text] == nil && second[.accent] == .color(red) && !second.isEmpty)
  }
}
