import ArgumentParser

/// The options of `areapick list`, as the parser of the command line knows them.
struct ListCommand: OptionCommand, ResultCommand {
  static let configuration = CommandConfiguration.named("areapick list")
  static let options = OptionTable.list

  @Argument var place: String?
  @Flag(name: .customLong("recursive"), inversion: .prefixedNo, exclusivity: .chooseLast) var recursive =
    false

  @Option(name: .customLong("output"), parsing: .unconditional) var output: String?
  @Option(name: .customLong("format"), parsing: .unconditional) var format: String?
  @Option(name: .customLong("separator"), parsing: .unconditional) var separator: String?
  @Flag(name: .customLong("print0"), inversion: .prefixedNo, exclusivity: .chooseLast) var print0 = false
  @Flag(name: .customLong("fill-levels"), inversion: .prefixedNo, exclusivity: .chooseLast)
  var fillLevels = false
  @Option(name: .customLong("atlas"), parsing: .unconditional) var atlas: String?

  func request() throws(Failure) -> ListRequest {
    ListRequest(place: place, isRecursive: recursive, style: try style(), atlas: atlas)
  }
}
