import CNCurses
import TerminalKit

/// The attributes and colour pairs that this terminal has for each style.
struct Palette {
  struct Entry: Equatable {
    var attributes: attr_t
    var pair: Int32
  }

  private(set) var entries: [Entry] = []

  /// Makes the pairs; ncurses must be running.
  ///
  /// A terminal with few colours may find the foreground and the background of an appearance in one; there the
  /// background goes. Where there are no colours, what the cursor is on is shown reversed or bold.
  init(_ appearances: [Appearance], depth: ColorMatch.Depth) {
    var pairs: [[Int32]: Int32] = [:]
    for appearance in appearances {
      var colors = [appearance.foreground, appearance.background].map {
        ColorMatch.number(of: $0, depth: depth)
      }
      let differs = appearance.foreground != appearance.background
      if differs, colors[0] == colors[1], colors[0] >= 0 { colors[0] = colors[0] == 0 ? 7 : 0 }
      entries.append(Entry(attributes: Palette.attributes(appearance), pair: Palette.pair(colors, &pairs)))
    }
  }

  func entry(_ style: Style) -> Entry {
    let index = Int(style.rawValue)
    return index < entries.count ? entries[index] : Entry(attributes: 0, pair: 0)
  }

  private static func pair(_ colors: [Int32], _ pairs: inout [[Int32]: Int32]) -> Int32 {
    if colors == [-1, -1] { return 0 }
    if let known = pairs[colors] { return known }
    let number = Int32(pairs.count + 1)
    guard init_extended_pair(number, colors[0], colors[1]) == OK else { return 0 }
    pairs[colors] = number
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
