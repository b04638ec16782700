import ArgumentParser

/// The options of a pick, as the parser of the command line knows them.
///
/// Values are read as they were written and made into settings by `settings()`; what the options are for stands in
/// `HelpText`. Both keep the start fast: an option of a type of its own, and one with a help, cost the parser more
/// than all the rest of the program costs until its first frame.
struct PickCommand: OptionCommand, ResultCommand {
  static let configuration = CommandConfiguration.named("areapick")
  static let options = OptionTable.pick

  @Option(name: .customLong("selected"), parsing: .unconditional) var selected: String?
  @Option(name: .customLong("root"), parsing: .unconditional) var root: String?
  @Option(name: .customLong("depth"), parsing: .unconditional) var depth: String?
  @Flag(name: .customLong("any-level"), inversion: .prefixedNo, exclusivity: .chooseLast) var anyLevel = false
  @Flag(name: .customLong("auto-advance"), inversion: .prefixedNo, exclusivity: .chooseLast)
  var autoAdvance = true

  @Option(name: .customLong("output"), parsing: .unconditional) var output: String?
  @Option(name: .customLong("format"), parsing: .unconditional) var format: String?
  @Option(name: .customLong("separator"), parsing: .unconditional) var separator: String?
  @Flag(name: .customLong("print0"), inversion: .prefixedNo, exclusivity: .chooseLast) var print0 = false
  @Flag(name: .customLong("fill-levels"), inversion: .prefixedNo, exclusivity: .chooseLast)
  var fillLevels = false
  @Option(name: .customLong("atlas"), parsing: .unconditional) var atlas: String?

  @Option(name: .customLong("title"), parsing: .unconditional) var title: String?
  @Option(name: .customLong("theme"), parsing: .unconditional) var theme: String?
  @Option(name: .customLong("color"), parsing: .unconditional) var color: String?
  @Flag(name: .customLong("ascii"), inversion: .prefixedNo, exclusivity: .chooseLast) var ascii = false
  @Flag(name: .customLong("mouse"), inversion: .prefixedNo, exclusivity: .chooseLast) var mouse = true
  @Flag(name: .customLong("animation"), inversion: .prefixedNo, exclusivity: .chooseLast) var animation = true
  @Option(name: .customLong("height"), parsing: .unconditional) var height: String?
  @Option(name: .customLong("lang"), parsing: .unconditional) var lang: String?

  @Option(name: .customLong("timeout"), parsing: .unconditional) var timeout: String?
  @Option(name: .customLong("tty"), parsing: .unconditional) var tty: String?
  @Option(name: .customLong("cancel-status"), parsing: .unconditional) var cancelStatus: String?
  @Flag(name: .customLong("version")) var version = false
}

/// The parser finds the options of a command by reflection, twice a start; handing them over costs a third less
/// than having them found. One that is missing here is unknown to the parser.
extension PickCommand: CustomReflectable {
  var customMirror: Mirror {
    let options: [Mirror.Child] = [
      ("selected", _selected), ("root", _root), ("depth", _depth), ("anyLevel", _anyLevel),
      ("autoAdvance", _autoAdvance), ("output", _output), ("format", _format), ("separator", _separator),
      ("print0", _print0), ("fillLevels", _fillLevels), ("atlas", _atlas), ("title", _title),
      ("theme", _theme), ("color", _color), ("ascii", _ascii), ("mouse", _mouse), ("animation", _animation),
      ("height", _height), ("lang", _lang), ("timeout", _timeout), ("tty", _tty),
      ("cancelStatus", _cancelStatus), ("version", _version),
    ]
    return Mirror(self, children: options)
  }
}
