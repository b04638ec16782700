import ArgumentParser

/// The options that say how a place is written; a pick and a list share them.
struct ResultOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How the place is written.",
      discussion: """
        path: 广东省/深圳市/南山区. code, name: those of the place itself. codes, names: those of every step, \
        one a line. json: one object in one line. shell: assignments that eval can take (AREA_CODE, AREA_NAME, \
        AREA_PATH, AREA_LEVEL, AREA_PROVINCE, AREA_CITY, AREA_COUNTY, AREA_TOWNSHIP).
        """, valueName: "form"))
  var output: OutputFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A form of your own, with fields in braces.",
      discussion: """
        {path} {code} {name} {province} {city} {county} {township} {level} {pinyin} {letter}. {{ and }} are the \
        braces themselves; \\n \\t \\r \\0 \\\\ as in printf.
        """, valueName: "template"), transform: { try Template($0) })
  var format: Template?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What stands between the steps of a path, of codes, of names. Escapes as in --format.",
      valueName: "text"), transform: { try Escapes.decoded($0) })
  var separator: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "End what is written with a NUL instead of a newline.")
  var print0 = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Repeat a name where the place lacks a level: 广东省/东莞市/东莞市/石碣镇.")
  var fillLevels = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Another compiled tree instead of the built-in divisions.", valueName: "file"))
  var atlas: String?

  static let valuedOptions = ["output", "format", "separator", "atlas"]

  var style: ResultStyle {
    ResultStyle(
      format: output, template: format, separator: separator, endsWithNull: print0, fillsLevels: fillLevels)
  }
}
