// SearchBench: measures searches. scripts/bench runs it and reads its output: one figure per line, name and value,
// times in microseconds.
//
//   SearchBench queries FILE     the queries of a table (kind, tab, query) in the built-in divisions
//   SearchBench make FILE        writes a made-up tree of ten million places
//   SearchBench huge FILE        queries from the names of such a tree, searched in it
//   SearchBench build [COUNT]    builds trees of COUNT distinct names, and their indexes; a million by default
import Glibc
import RegionModel
import RegionSearch
import RegionSources

/// Searches each query twice, first to warm up, then for the figure.
func measure(_ queries: [String], over tree: RegionTree, as name: String) {
  let searcher = RegionSearcher(tree)
  var times: [Double] = []
  for query in queries {
    _ = searcher.search(SearchQuery(query))
    times.append(microseconds { _ = searcher.search(SearchQuery(query)) })
  }
  let sorted = times.sorted()
  print("\(name)_median_us", sorted[sorted.count / 2])
  print("\(name)_p99_us", sorted[sorted.count * 99 / 100])
  print("\(name)_count", sorted.count)
  if CommandLine.arguments.contains("-v") {
    for (time, query) in zip(times, queries).sorted(by: { $0.0 > $1.0 }).prefix(24) {
      print(query, Int(time))
    }
  }
  if let slowest = times.indices.max(by: { times[$0] < times[$1] }) {
    print("slowest: \(queries[slowest]), \(sorted[sorted.count - 1])")
  }
}

/// Measures each further letter of words against the first: the largest ratio of medians.
func measureLetters(of words: [String], over tree: RegionTree, as name: String) {
  let searcher = RegionSearcher(tree)
  var worst = 0.0
  for word in words {
    let times = (1...word.count).map { count in
      (0..<21).map { _ in microseconds { _ = searcher.search(SearchQuery(String(word.prefix(count)))) } }
        .sorted()[10]
    }
    for time in times.dropFirst() { worst = max(worst, time / times[0]) }
    if CommandLine.arguments.contains("-v") { print(word, times.map { Int($0) }) }
  }
  print("\(name)_ratio", worst)
}

/// Processor time of this thread, so that other programs do not count; a search never waits.
let clock = CLOCK_THREAD_CPUTIME_ID

func microseconds(_ work: () -> Void) -> Double {
  var (start, end) = (timespec(), timespec())
  clock_gettime(clock, &start)
  work()
  clock_gettime(clock, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e6 + Double(end.tv_nsec - start.tv_nsec) / 1e3
}

/// Names, pinyin, initials, words and codes of places spread over a tree.
func queries(of tree: RegionTree, count: Int) -> [String] {
  let places = Array(
    tree.roots.subtrees.lazy.enumerated().filter { $0.offset % 9_973 == 0 }.map(\.element).prefix(count))
  return places.enumerated().map { number, place in
    let syllables = place.reading.split(separator: " ")
    let initials = String(syllables.compactMap(\.first))
    let above = place.parent ?? place
    switch number % 10 {
    case 0: return place.name
    case 1: return place.shortName
    case 2: return String(place.name.prefix(1))
    case 3: return syllables.dropLast().joined()
    case 4: return String(syllables.joined().prefix(4))
    case 5: return initials
    case 6: return String(initials.prefix(2))
    case 7: return "\(above.shortName) \(place.shortName)"
    case 8: return above.shortName + place.shortName
    default: return String(place.code.prefix(5))
    }
  }
}

func readTable(_ path: String) -> [String] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block.prefix(count) }
  let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
  return lines.compactMap {
    $0.split(separator: "\t", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
  }
}

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first) {
case ("queries", let file?):
  measure(readTable(file), over: RealTree.tree, as: "search")
  let letters = ["shenzhennanshan", "guangdong", "xinjiang", "hzxh"]
  measureLetters(of: letters, over: RealTree.tree, as: "added_letter")
  measureLetters(of: ["深圳南山粤海", "新疆维吾尔"], over: RealTree.tree, as: "added_character")
case ("make", let file?):
  let block = try HugeTree().block()
  guard let output = fopen(file, "w"), fwrite(block, 1, block.count, output) == block.count,
    fclose(output) == 0
  else {
    print("SearchBench: \(file) cannot be written")
    exit(1)
  }
case ("huge", let file?):
  let tree = try AtlasFile.open(file)
  measure(queries(of: tree, count: 1_000), over: tree, as: "huge")
case ("build", let count):
  try BuildBench.run(count: count.flatMap { Int($0) } ?? 1_000_000)
default:
  print("usage: SearchBench queries|make|huge FILE, or build [COUNT]")
  exit(2)
}
