import CNCurses
import TerminalKit

/// Each style on this terminal: a blank with attributes and a colour pair.
struct Palette {
  private var blanks: [cchar_t] = []
  /// For each style the first one that looks the same on this terminal.
  private(set) var looks: [UInt8] = []

  /// Creates the colour pairs; ncurses must be running.
  ///
  /// Without colours only the attributes remain.
  init(_ appearances: [Appearance], depth: ColorMatch.Depth) {
    var pairs: [Pair] = []
    for appearance in appearances {
      let numbers = ColorMatch.numbers(of: appearance, depth: depth)
      let wanted = Pair(foreground: numbers.foreground, background: numbers.background)
      let pair = Palette.number(of: wanted, &pairs)
      blanks.append(cn_blank(Palette.attributes(appearance), pair))
    }
    looks = blanks.map { blank in UInt8(blanks.firstIndex { Palette.areEqual($0, blank) } ?? 0) }
  }

  func blank(_ style: Style) -> cchar_t {
    let index = Int(style.rawValue)
    return index < blanks.count ? blanks[index] : cn_blank(0, 0)
  }

  private static func areEqual(_ one: cchar_t, _ other: cchar_t) -> Bool {
    one.attr == other.attr && one.ext_color == other.ext_color
  }

  private struct Pair: Equatable {
    var foreground: Int32
    var background: Int32
  }

  /// The number of a colour pair, created on first use; a list is enough for a handful.
  private static func number(of wanted: Pair, _ pairs: inout [Pair]) -> Int32 {
    if wanted == Pair(foreground: -1, background: -1) { return 0 }
    if let known = pairs.firstIndex(of: wanted) { return Int32(known + 1) }
    let number = Int32(pairs.count + 1)
    guard init_extended_pair(number, wanted.foreground, wanted.background) == OK else { return 0 }
    pairs.append(wanted)
    return number
  }

  private static func attributes(_ appearance: Appearance) -> attr_t {
    var attributes: attr_t = 0
    if appearance.isBold { attributes |= cn_bold() }
    if appearance.isDim { attributes |= cn_dim() }
    if appearance.isReversed { attributes |= cn_reverse() }
    if appearance.isUnderlined { attributes |= cn_underline() }
    return attributes
  }
}
