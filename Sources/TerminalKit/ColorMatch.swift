/// Finds the terminal colour nearest to a requested one.
public enum ColorMatch {
  /// The number of colours that a terminal offers.
  public enum Depth: Equatable, Sendable {
    case none, eight, sixteen, indexed256, direct
  }

  /// The numbers of an appearance's foreground and background.
  ///
  /// With few colours both may map to one number; the foreground then becomes black, or white on black.
  public static func numbers(of appearance: Appearance, depth: Depth)
    -> (foreground: Int32, background: Int32)
  {
    let background = number(of: appearance.background, depth: depth)
    let foreground = number(of: appearance.foreground, depth: depth)
    let differs = appearance.foreground != appearance.background
    guard differs, foreground == background, foreground >= 0 else { return (foreground, background) }
    return (foreground == 0 ? 7 : 0, background)
  }

  /// ncurses' number for the nearest colour: 0xRRGGBB with direct colour, -1 for the terminal's default.
  public static func number(of color: Color, depth: Depth) -> Int32 {
    if case .indexed(let index) = color { return number(ofIndex: Int(index), depth: depth) }
    guard case .rgb(let red, let green, let blue) = color else { return -1 }
    let wanted = (Int(red), Int(green), Int(blue))
    switch depth {
    case .none: return -1
    case .eight: return Int32(extreme(wanted) ?? nearest(wanted, in: basic.prefix(8)))
    case .sixteen: return Int32(extreme(wanted) ?? nearest(wanted, in: basic[...]))
    case .indexed256: return Int32(nearestIndex(wanted))
    case .direct: return Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    }
  }

  /// Where there is direct colour, ncurses knows the first eight of the 256 by their numbers all the same.
  private static func number(ofIndex index: Int, depth: Depth) -> Int32 {
    switch depth {
    case .none: -1
    case .indexed256: Int32(index)
    case .direct where index < 8: Int32(index)
    case .sixteen where index < 16: Int32(index)
    case .eight where index < 16: Int32(index % 8)
    case .direct, .sixteen, .eight: number(of: Color(hex: hex(ofIndex: index)), depth: depth)
    }
  }

  /// What xterm shows for one of the 256, as a style sheet's number.
  static func hex(ofIndex index: Int) -> UInt32 {
    let color = index < 16 ? basic[index] : indexed(index)
    return UInt32(color.red << 16 | color.green << 8 | color.blue)
  }

  private typealias Components = (red: Int, green: Int, blue: Int)

  /// Black for dark colours: in a small palette the nearest match would be the grey of secondary text.
  private static func extreme(_ wanted: Components) -> Int? {
    max(wanted.red, wanted.green, wanted.blue) < 0x60 ? 0 : nil
  }

  private static func nearest(_ wanted: Components, in palette: ArraySlice<Components>) -> Int {
    let distances = palette.map { distance($0, wanted) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  /// Squared distance; green weighs most and blue least, roughly as eyes see them.
  private static func distance(_ a: Components, _ b: Components) -> Int {
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }

  /// xterm's sixteen colours.
  private static let basic: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
    (0, 255, 255), (255, 255, 255),
  ]

  /// One of the colours 16 to 255: a 6×6×6 cube, then 24 greys.
  private static func indexed(_ index: Int) -> Components {
    guard index < firstGrey else { return grey(index - firstGrey) }
    let cube = index - 16
    return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  /// The nearest of the colours 16 to 255; the first of several that are equally near.
  ///
  /// The distance is a sum over red, green and blue, so the nearest colour of the cube has the nearest level of each.
  /// Among the greys it is one of the two around the weighted mean.
  private static func nearestIndex(_ wanted: Components) -> Int {
    let (red, green, blue) = (
      nearestStep(wanted.red), nearestStep(wanted.green), nearestStep(wanted.blue)
    )
    let inCube = 16 + red * 36 + green * 6 + blue
    let mean = (3 * wanted.red + 4 * wanted.green + 2 * wanted.blue) / 9
    let darker = min(max((mean - 8) / 10, 0), 22)
    let (before, behind) = (distance(grey(darker), wanted), distance(grey(darker + 1), wanted))
    let isCube = distance(indexed(inCube), wanted) <= min(before, behind)
    return isCube ? inCube : firstGrey + darker + (behind < before ? 1 : 0)
  }

  private static let firstGrey = 232

  private static func grey(_ step: Int) -> Components { (8 + 10 * step, 8 + 10 * step, 8 + 10 * step) }

  /// The brightness of a step of the cube.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func nearestStep(_ wanted: Int) -> Int {
    let below = wanted < 95 ? 0 : (wanted - 55) / 40
    return below < 5 && level(below + 1) - wanted < wanted - level(below) ? below + 1 : below
  }
}
