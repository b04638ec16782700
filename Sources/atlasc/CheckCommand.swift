import ArgumentParser
import RegionModel

/// `atlasc check`: checks every byte of an atlas.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check an atlas and say what it holds.")

  @Argument(help: "The atlas.")
  var file: String

  func run() throws {
    try reportingErrors { print(try CheckCommand.report(on: Files.read(file), file: file)) }
  }

  /// The atlas's size, date, number of regions at each level, and provenance.
  ///
  /// - Throws: A `TableError` if the atlas is damaged.
  static func report(on bytes: [UInt8], file: String) throws(TableError) -> String {
    let tree: RegionTree
    do throws(AtlasError) {
      tree = try RegionTree(compiled: bytes, check: .whole)
    } catch {
      throw TableError(file: file, line: nil, text: "\(error)")
    }
    var counts: [UInt8: Int] = [:]
    for region in tree.roots.subtrees { counts[region.level.rawValue, default: 0] += 1 }
    let levels = counts.sorted { $0.key < $1.key }.map { "level \($0.key)\t\($0.value)" }
    let lines = ["bytes\t\(bytes.count)", "date\t\(tree.dataDate)", "regions\t\(tree.count)"] + levels
    return (lines + [tree.provenance]).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
