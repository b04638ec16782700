import RegionModel

/// Two modules a line, of which the first requires the second, as `go mod graph` prints them.
///
///     example.com/app rsc.io/quote@v1.5.2
///     rsc.io/quote@v1.5.2 rsc.io/sampler@v1.3.0
struct ModuleGraph {
  private let text: SourceText
  private var names: [Slice] = []
  private var numbers: [String: Int] = [:]
  private var below: [[Int]] = []
  private var aboveCounts: [Int] = []

  /// The tree of such lines; nil where one is another, and where not all of them follow from one module.
  ///
  /// - Parameter first: The first lines, neither blank nor comments.
  static func interpretation(_ text: SourceText, _ first: [[UInt8]]) -> Interpretation? {
    guard first.allSatisfy({ $0.count { $0 == 0x20 } == 1 && $0.contains(0x2F) }) else { return nil }
    var graph = ModuleGraph(text: text)
    guard graph.read(), graph.names.count > 3 else { return nil }
    return graph.interpretation()
  }

  private init(text: SourceText) { self.text = text }

  private mutating func read() -> Bool {
    var areModules = true
    forEachLine(text.source) { start, end in
      guard areModules else { return }
      let line = PrintedLine(text.source, start, end)
      guard !line.words.isEmpty else { return }
      areModules = line.words.count == 2 && line.words.allSatisfy { isModule(text.source[$0.bytes]) }
      if areModules { link(number(of: line.slice(0..<1)), number(of: line.slice(1..<2))) }
    }
    return areModules
  }

  /// Whether a word is a path that a version may follow, or a program's name with one: `golang.org/x/text@v0.3.0`, `go@1.21`.
  private func isModule(_ word: UnsafeRawBufferPointer.SubSequence) -> Bool {
    guard let first = word.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ".") else { return false }
    return word.contains(UInt8(ascii: "/")) && word.contains(UInt8(ascii: "."))
      || word.dropFirst().contains(UInt8(ascii: "@")) || numbers.isEmpty && word.contains(UInt8(ascii: "/"))
      || numbers[String(decoding: word, as: UTF8.self)] == 0
  }

  private mutating func number(of name: Slice) -> Int {
    let key = text.string(name)
    if let known = numbers[key] { return known }
    numbers[key] = names.count
    names.append(name)
    below.append([])
    aboveCounts.append(0)
    return names.count - 1
  }

  private mutating func link(_ upper: Int, _ lower: Int) {
    guard upper != lower, !below[upper].contains(lower) else { return }
    below[upper].append(lower)
    aboveCounts[lower] += 1
  }

  /// Each module below the first one that leads to it, by the shortest way.
  private func interpretation() -> Interpretation? {
    guard aboveCounts.indices.filter({ aboveCounts[$0] == 0 }) == [0], below.count(where: { !$0.isEmpty }) > 1
    else { return nil }
    var parents = [Int?](repeating: nil, count: names.count)
    var (order, next) = ([0], 0)
    while next < order.count {
      for lower in below[order[next]] where lower != 0 && parents[lower] == nil {
        parents[lower] = order[next]
        order.append(lower)
      }
      next += 1
    }
    guard order.count == names.count else { return nil }
    var records = Records()
    for (number, name) in names.enumerated() {
      records.append(name: name, parent: parents[number] ?? -1, place: name.start)
    }
    var understanding = Understanding(format: .lines, shape: "a graph of modules")
    let several = aboveCounts.count { $0 > 1 }
    if several > 0 {
      understanding.notes.append(
        "\(several) places lie in several others; they stand in the first of these alone")
    }
    return Interpretation(records: records, understanding: understanding)
  }
}
