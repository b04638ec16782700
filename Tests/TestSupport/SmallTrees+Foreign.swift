import RegionModel

/// Trees outside China.
extension SmallTrees {
  /// Latin names in source order, without readings or level names: accents, apostrophes, blanks, hyphens, a
  /// separator and a backslash in a name, other scripts, codes of all kinds.
  public static let latin = foreign(
    """
    FR|France
      FR.IDF|Île-de-France
        75|Paris
        77|Melun
      FR.CVL|Centre-Val de Loire
        45|Orléans
        |Œuvre
    IT|Italia
      a.b.c|L'Aquila
      x|Aosta
    BR|Brasil
      SP|São Paulo
      RJ|Rio de Janeiro
    RU|Россия
      MOW|Москва
    JP|日本
      13|とうきょう
    EG|مصر
    PL|Polska
      LD|Łódź
    net|TCP/IP
      back|C:\\Temp
      3|3rd Street
    emoji|👨\u{200D}👩\u{200D}👧 Family
    """, order: .source)

  /// Latin names in alphabetical order.
  public static let latinByLetters = foreign(
    """
    1|Österreich
    2|orlando
    3|Orléans
    4|L'Aquila
    5|São Paulo
    6|Zürich
    7|Łódź
    8|Москва
    9|3rd Street
    10|Aosta
    """, order: .letters)

  /// Names in many scripts, with all kinds of joined characters: joiners, marks, selectors, skin tones,
  /// flags.
  public static let scripts = foreign(scriptNames, order: .source)

  /// The text that describes `scripts`.
  public static let scriptNames =
    """
    family|👨\u{200D}👩\u{200D}👧\u{200D}👦 Family
      inside|👩🏽\u{200D}🚀 Inside
      kiss|👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👩🏿 Kiss
    flag|🇧🇷 Brasil
    england|🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} England
    heart|❤\u{FE0F} Heart
    text|☎\u{FE0E} Phone
    keycap|1\u{FE0F}\u{20E3} First
    tone|👍🏽 Good
    persian|می\u{200C}خواهم
    hindi|क\u{94D}\u{200D}ष
    marks|e\u{301}\u{323}\u{330} Marks
    hangul|\u{1112}\u{1161}\u{11AB} Han
    han|葛\u{E0100}飾
    """

  /// A single place.
  public static let singleNode = foreign("only|Alone", order: .source)

  /// A path of forty places, with a second place at its end.
  public static let fortyLevels = foreign(
    (0..<40).map { String(repeating: "  ", count: $0) + "d\($0)|Level \($0 + 1)" }.joined(separator: "\n")
      + "\n" + String(repeating: "  ", count: 39) + "end|The end", order: .source)

  /// Siblings with one name and no codes; some have a child.
  public static let equalNames = foreign(
    """
    |Main Street
      |North
    |Main Street
      |South
    |Main Street
    """, order: .source)

  /// Builds a tree from an indented text: two spaces per level, a code or nothing, a bar, the name.
  public static func foreign(_ text: String, order: RegionTree.Order) -> RegionTree {
    do { return try RegionTree(compiled: foreignBlock(text, order: order), check: .whole) } catch {
      preconditionFailure("the fixture is no tree: \(error)")
    }
  }

  /// The compiled block of the same tree.
  public static func foreignBlock(_ text: String, order: RegionTree.Order) throws -> [UInt8] {
    var above: [Int] = []
    var builder = TreeBuilder()
    builder.order = order
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let cells = line.dropFirst(depth * 2).split(separator: "|", omittingEmptySubsequences: false)
      let parent: RegionRecord.Parent = depth > 0 ? .record(above[depth - 1]) : .none
      above =
        above.prefix(depth) + [
          builder.append(RegionRecord(code: String(cells[0]), parent: parent, name: String(cells[1])))
        ]
    }
    return try builder.build()
  }
}
