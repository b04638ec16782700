// Evaluate: compares the search with what people write and the places that they mean.
//
//   Evaluate queries TABLE      a line a row: kind, tab, the place at which what was expected stands (1 to 5, else 0)
//   Evaluate misses TABLE       the rows in which another place comes first, with what does
//   Evaluate addresses TABLE    how the resolver answers judged addresses: a line a kind
//   Evaluate astray TABLE       the rows of such a table whose answers are not exact
//   Evaluate lines TABLE        answers the lines of standard input; TABLE is not read
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
  let resolver: AddressResolver

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let verb = arguments.first, let table = arguments.last else { usage() }
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    let tree = try RegionTree(bytes: bytes, check: .header)
    let evaluate = Evaluate(searcher: PlaceSearcher(tree), resolver: AddressResolver(tree))
    if verb == "lines" { return evaluate.resolveLines() }
    let all = try Rows.read(table)
    let rows = all.dropFirst()
    switch verb {
    case "addresses": evaluate.printAddresses(all)
    case "astray": evaluate.printAddressMisses(all)
    case "queries": for row in rows { print("\(row[0])\t\(evaluate.place(of: row))") }
    case "misses": for row in rows where evaluate.place(of: row) != 1 { print(evaluate.miss(row)) }
    default: usage()
    }
  }

  private static func usage() -> Never {
    print("usage: Evaluate queries|misses|addresses|astray|lines TABLE")
    exit(2)
  }

  /// The position of an expected place among the first five results, from 1; 0 if it is not there.
  private func place(of row: [String]) -> Int {
    let expected = row[2].split(separator: ";").map(String.init)
    let results = searcher.search(query(row)).prefix(5)
    return results.firstIndex { expected.contains($0.region.code(in: .second)) }.map { $0 + 1 } ?? 0
  }

  /// The tables have the bureau's codes, which all but the newest towns have.
  private func query(_ row: [String]) -> SearchQuery {
    var query = SearchQuery(row[1])
    query.codes = .second
    return query
  }

  private func miss(_ row: [String]) -> String {
    let results = searcher.search(query(row))
    let first = results.prefix(3).map { $0.region.path.map(\.name).joined(separator: "/") }
    return "\(row[0])\t\(row[1])\texpected \(row[2])\tof \(results.count): \(first.joined(separator: ", "))"
  }
}

/// A table of cells separated by tabs, its header first.
enum Rows {
  struct Unreadable: Error { let path: String }

  static func read(_ path: String) throws -> [[String]] {
    guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block.prefix(count) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
