import AddressResolving
import RegionModel

/// An address that people judged, and what the resolver makes of it.
///
/// Tables of three shapes hold such rows; the header tells which one: `address expected kind note`,
/// `style address expected note`, and `kind address expected …`. The codes are the bureau's; those of a column `register`
/// instead of `expected` are the register's.
struct JudgedAddress {
  let kind: String
  let address: String
  /// Codes of places, the first the one meant; none where no place can be told. More than one where readers differ.
  let expected: [String]
  /// The highest place that is right as well, where knowledge beyond the text leads further down; empty for none.
  let least: String
  /// Of the codes.
  let system: CodeSystem

  /// How an answer stands to what was expected.
  enum Verdict: String, CaseIterable {
    case exact
    /// A place inside of what was expected.
    case deeper
    /// A place around what was expected, which says less and nothing wrong.
    case above
    case nothing
    case wrong
  }

  /// Reads the rows of a table by its header.
  static func all(in table: [[String]]) -> [JudgedAddress] {
    guard let header = table.first else { return [] }
    let system: CodeSystem = header.contains("register") ? .first : .second
    let columns = ["address", system == .first ? "register" : "expected"].compactMap(header.firstIndex)
    let kind = header.firstIndex { $0 == "kind" || $0 == "style" }
    guard columns.count == 2, let kind else { return [] }
    return table.dropFirst().map { row in
      let codes = row[columns[1]].split(separator: ";").map(String.init).filter { $0 != "-" }
      let others = row.last?.components(before: " is right too") ?? ""
      return JudgedAddress(
        kind: row[kind], address: row[columns[0]], expected: codes + (others.isEmpty ? [] : [others]),
        least: row.last?.components(after: "at least ") ?? "", system: system)
    }
  }

  /// - Parameter code: Of the place that was found; empty for none.
  func verdict(on code: String) -> Verdict {
    if code.isEmpty { return expected.isEmpty ? .exact : .nothing }
    let verdicts = expected.map { JudgedAddress.verdict(on: code, expected: $0) }
    return Verdict.allCases.first(where: verdicts.contains) ?? .wrong
  }

  private static func verdict(on code: String, expected: String) -> Verdict {
    if code == expected { return .exact }
    let (got, wanted) = (digits(code), digits(expected))
    return got.starts(with: wanted) ? .deeper : wanted.starts(with: got) ? .above : .wrong
  }

  /// The digits that all codes below a place begin with.
  private static func digits(_ code: String) -> Substring {
    guard code.count == 6 else { return code[...] }
    return code.hasSuffix("0000") ? code.prefix(2) : code.hasSuffix("00") ? code.prefix(4) : code[...]
  }

  /// Whether an answer says what the text tells, to the county.
  func hasCounty(_ code: String) -> Bool {
    switch verdict(on: code) {
    case .exact, .deeper: true
    case .above:
      expected.contains { $0.count == 9 && $0.prefix(6) == code.prefix(6) }
        || !least.isEmpty && code.starts(with: JudgedAddress.digits(least))
    case .nothing, .wrong: false
    }
  }
}

/// What came of the rows of one kind.
struct Tally {
  private(set) var count = 0
  private(set) var verdicts: [JudgedAddress.Verdict: Int] = [:]
  private(set) var wrong: [AddressMatch.Confidence: Int] = [:]
  private(set) var countyCount = 0
  private(set) var townshipCount = 0
  private(set) var townships = 0
  private(set) var certainCount = 0

  mutating func add(_ row: JudgedAddress, _ match: AddressMatch) {
    let code = match.region?.code(like: row) ?? ""
    let verdict = row.verdict(on: code)
    count += 1
    verdicts[verdict, default: 0] += 1
    if verdict == .wrong { wrong[match.confidence, default: 0] += 1 }
    if row.hasCounty(code) { countyCount += 1 }
    if row.expected.first?.count == 9 {
      townships += 1
      if verdict == .exact { townshipCount += 1 }
    }
    if match.confidence == .certain { certainCount += 1 }
  }

  static let header =
    "kind\trows\texact\tdeeper\tabove\tnothing\twrong\tcounty\ttownship\tof\tcertain\twrong certain\twrong likely"

  func line(_ kind: String) -> String {
    let numbers =
      [count] + JudgedAddress.Verdict.allCases.map { verdicts[$0] ?? 0 }
      + [countyCount, townshipCount, townships, certainCount, wrong[.certain] ?? 0, wrong[.likely] ?? 0]
    return ([kind] + numbers.map(String.init)).joined(separator: "\t")
  }
}

extension Evaluate {
  /// Prints the figures of each kind of a table of addresses, and of all of them.
  func printAddresses(_ table: [[String]]) {
    var kinds: [String] = []
    var tallies: [String: Tally] = [:]
    for row in JudgedAddress.all(in: table) {
      let match = resolver.resolve(row.address.utf8)
      if tallies[row.kind] == nil { kinds.append(row.kind) }
      tallies[row.kind, default: Tally()].add(row, match)
      tallies["all", default: Tally()].add(row, match)
    }
    print(Tally.header)
    for kind in kinds + ["all"] { print(tallies[kind, default: Tally()].line(kind)) }
  }

  /// Prints the rows of a table of addresses whose answers are not exact.
  func printAddressMisses(_ table: [[String]]) {
    for row in JudgedAddress.all(in: table) {
      let match = resolver.resolve(row.address.utf8)
      let code = match.region?.code(like: row) ?? ""
      let verdict = row.verdict(on: code)
      guard verdict != .exact, !row.hasCounty(code) || row.least.isEmpty else {
        continue
      }
      let cells = [row.kind, verdict.rawValue, match.confidence.rawValue, row.address]
      print((cells + ["wanted " + names(row.expected), "got " + names(of: match)]).joined(separator: "\t"))
    }
  }

  private func names(_ codes: [String]) -> String {
    codes.map { "\($0) " + (resolver.tree.region(code: $0)?.pathText ?? "") }.joined(separator: " or ")
  }

  private func names(of match: AddressMatch) -> String {
    match.region.map { $0.code + " " + $0.pathText } ?? "nothing of \(match.candidates.count)"
  }

  /// Answers lines of standard input as `resolve --format '{code}\t{rest}\t{confidence}'` does.
  func resolveLines() {
    while let line = readLine() {
      let bytes = Array(line.utf8)
      let match = resolver.resolve(bytes)
      let rest = String(decoding: bytes[match.rest], as: UTF8.self)
      print("\(match.region?.bureauCode ?? "")\t\(rest)\t\(match.confidence.rawValue)")
    }
  }
}

extension String {
  /// The digits behind a word; empty where it is not there.
  fileprivate func components(after word: String) -> String {
    guard let range = firstRange(of: word) else { return "" }
    return String(self[range.upperBound...].prefix { $0.isNumber })
  }

  /// The digits before a phrase; empty where it is not there.
  fileprivate func components(before phrase: String) -> String {
    guard let range = firstRange(of: phrase) else { return "" }
    return String(self[..<range.lowerBound].reversed().prefix { $0.isNumber }.reversed())
  }
}

extension Region {
  fileprivate var pathText: String { path.map(\.name).joined(separator: "/") }
}

extension Region {
  /// The code that the tables are written with: the bureau's; the register's where the bureau has none.
  fileprivate func code(like row: JudgedAddress) -> String { row.system == .first ? code : bureauCode }

  fileprivate var bureauCode: String {
    let code = code(in: .second)
    return code.isEmpty ? self.code : code
  }
}
