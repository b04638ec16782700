// Evaluate: compares the search with what people write and the places that they mean.
//
//   Evaluate queries TABLE      one line per row: kind, tab, the position of the expected place (1 to 5, else 0)
//   Evaluate misses TABLE       the rows in which another place comes first, with that place
//
// scripts/evaluate runs it and computes shares.
import AddressResolving
import EmbeddedAtlas
import Glibc
import RegionModel
import RegionSearch

@main
struct Evaluate {
  let searcher: PlaceSearcher

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let verb = arguments.first, let table = arguments.last else { usage() }
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    let evaluate = Evaluate(searcher: PlaceSearcher(try RegionTree(bytes: bytes, check: .header)))
    let rows = try Rows.read(table)
    switch verb {
    case "queries": for row in rows { print("\(row[0])\t\(evaluate.place(of: row))") }
    case "misses": for row in rows where evaluate.place(of: row) != 1 { print(evaluate.miss(row)) }
    default: usage()
    }
  }

  private static func usage() -> Never {
    print("usage: Evaluate queries|misses TABLE")
    exit(2)
  }

  /// The position of an expected place among the first five results, from 1; 0 if it is not there.
  private func place(of row: [String]) -> Int {
    let expected = row[2].split(separator: ";").map(String.init)
    let results = searcher.search(SearchQuery(row[1])).prefix(5)
    return results.firstIndex { expected.contains($0.region.code) }.map { $0 + 1 } ?? 0
  }

  private func miss(_ row: [String]) -> String {
    let results = searcher.search(SearchQuery(row[1]))
    let first = results.prefix(3).map { $0.region.path.map(\.name).joined(separator: "/") }
    return "\(row[0])\t\(row[1])\texpected \(row[2])\tof \(results.count): \(first.joined(separator: ", "))"
  }
}

/// A table of cells separated by tabs, without its header.
enum Rows {
  struct Unreadable: Error { let path: String }

  static func read(_ path: String) throws -> [[String]] {
    guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block.prefix(count) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
