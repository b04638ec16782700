@testable import atlasc

/// Small correct tables for tests to break.
enum SmallTables {
  static let divisions = [
    "code\tparent\tlevel\tname\tshort", "130000\t\t1\t河北省\t", "130100\t130000\t2\t大城市\t",
    "130101\t130100\t3\t城堡区\t",
  ]
  static let readings = [
    "scope\ttext\treading\talso\twhy", "130100\t大城\tdai cheng\tda cheng\t", "13\t堡\tbu\t\t",
  ]
  static let characters = [
    "character\tdefault\tothers", "河\the\t", "北\tbei\t", "省\tsheng\txing", "大\tda\tdai", "城\tcheng\t",
    "堡\tbao\tbu pu", "市\tshi\t", "区\tqu\tou",
  ]

  /// The errors of the three tables, as printed.
  static func flaws(
    divisions: [String] = divisions, readings: [String] = readings, characters: [String] = characters
  ) -> [String] {
    do throws(TableErrors) {
      _ = try compiler(divisions, readings, characters).compile(date: 20_260_401, provenance: "")
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  static func compiler(
    _ divisions: [String] = divisions, _ readings: [String] = readings, _ characters: [String] = characters
  ) -> AtlasCompiler {
    AtlasCompiler(
      divisions: source("d.tsv", divisions), readings: source("r.tsv", readings),
      characters: source("c.tsv", characters))
  }

  private static func source(_ file: String, _ lines: [String]) -> AtlasCompiler.Source {
    AtlasCompiler.Source(file: file, bytes: lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
  }
}
