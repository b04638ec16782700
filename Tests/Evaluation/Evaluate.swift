import EmbeddedAtlas
import RegionModel
import RegionSearch

@main
struct Evaluate {
  static func main() throws {
    let tree = try RegionTree(
      bytes: UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size)),
      check: .header)
    let searcher = RegionSearcher(tree)
    if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "query" {
      for q in CommandLine.arguments[2...] {
        let clock = ContinuousClock()
        var results = searcher.search(SearchQuery(q))
        let time = clock.measure { results = searcher.search(SearchQuery(q)) }
        print("\(q)\t\(results.count)\t\(time)")
        for m in results.prefix(6) {
          print(
            "   ", m.region.path.map(\.name).joined(separator: "/"), m.region.code,
            m.alias.map { $0.name } ?? "", results.marks(in: m.region))
        }
      }
      return
    }
    var kinds: [String] = []
    var counts: [String: (Int, Int, Int)] = [:]
    var times: [Duration] = []
    var slow: [(Duration, String)] = []
    var lines: [[Substring]] = []
    while let line = readLine() {
      lines.append(line.split(separator: "\t", omittingEmptySubsequences: false))
    }
    for cells in lines.dropFirst() {
      let kind = String(cells[0])
      if counts[kind] == nil {
        kinds.append(kind)
        counts[kind] = (0, 0, 0)
      }
      var results = searcher.search(SearchQuery(String(cells[1])))
      times.append(ContinuousClock().measure { results = searcher.search(SearchQuery(String(cells[1]))) })
      slow.append((times.last!, String(cells[1])))
      let wanted = cells[2].split(separator: ";").map(String.init)
      let place = results.prefix(5).firstIndex { wanted.contains($0.region.code) }
      counts[kind]!.0 += 1
      if place == 0 { counts[kind]!.1 += 1 }
      if place != nil { counts[kind]!.2 += 1 }
      if place != 0 && CommandLine.arguments.contains("-v") {
        let w = tree.region(code: wanted[0])?.path.map(\.name).joined(separator: "/") ?? "?"
        print(
          "\(kind)\t\(cells[1])\twanted \(w)\tat \(place.map(String.init) ?? "-")\tof \(results.count):",
          results.prefix(3).map { $0.region.path.map(\.name).joined(separator: "/") })
      }
    }
    var sum = (0, 0, 0)
    for kind in kinds {
      let c = counts[kind]!
      sum = (sum.0 + c.0, sum.1 + c.1, sum.2 + c.2)
      print("\(kind)\t\(c.0)\t\(c.1)\t\(c.2)")
    }
    print("all\t\(sum.0)\t\(Double(sum.1) / Double(sum.0) * 100)\t\(Double(sum.2) / Double(sum.0) * 100)")
    if CommandLine.arguments.contains("-s") {
      for x in slow.sorted(by: { $0.0 > $1.0 }).prefix(25) { print(x) }
    }
    times.sort()
    print("median \(times[times.count / 2]) p99 \(times[times.count * 99 / 100]) max \(times.last!)")
  }
}
