import EmbeddedAtlas
import Fuzzing
import Glibc
import RegionModel

/// Trees to pick from, as files, with a check of printed paths.
public final class SoakForest {
  /// Deleted with the object.
  public let folder: String
  private var trees: [RegionTree] = []
  private var hasHuge = false
  private let faces: [String]

  private static let raggedCount = 6

  /// - Parameters:
  ///   - hasHuge: Whether to add a tree that is searched on its own thread; building it takes a second.
  ///   - faces: The faces that the program knows, as found by `Faces.known(to:)`.
  public init(hasHuge: Bool, faces: [String] = []) throws {
    self.faces = faces
    var template = Array("/tmp/areapick-soak-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    trees = [try RegionTree(bytes: bytes, check: .header)]
    for number in 1...SoakForest.raggedCount {
      var random = SplitMix64(seed: UInt64(number))
      try add(RandomTable.records(number * number * 5, random: &random))
    }
    try add(SoakForest.sourceTable())
    SoakForest.write(SoakForest.script(folder), to: folder + "/children.sh")
    SoakForest.write(SoakForest.lines(SoakForest.sourceTable()), to: folder + "/rows.tsv")
    if hasHuge { try add(SoakForest.hugeTable()) }
    self.hasHuge = hasHuge
  }

  deinit {
    for number in trees.indices { unlink(path(number)) }
    for name in ["children.sh", "rows.tsv"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// A random tree's number; half of the time 0, the built-in one.
  func draw(_ random: inout SplitMix64) -> Int {
    let number = random.below(2 * (SoakForest.raggedCount + 3))
    return number > SoakForest.sourceNumber + (hasHuge ? 1 : 0) ? 0 : number
  }

  /// The tree whose lists come one by one from a command, which fails, hangs and floods for some of them.
  private static let sourceNumber = raggedCount + 1

  /// The options that open a tree.
  func options(_ number: Int) -> [String] {
    if number == SoakForest.sourceNumber {
      return ["--children", "sh \(folder)/children.sh", "--children-timeout", "0.4"]
    }
    return number == 0 ? [] : ["--atlas", path(number)]
  }

  /// The option for a seed's face; none if there is only one.
  ///
  /// The face has its own random numbers, so a seed otherwise gives the same session with each program.
  func faceOptions(seed: UInt64) -> [String] {
    guard faces.count > 1 else { return [] }
    var random = SplitMix64(seed: ~seed)
    return ["--face", random.oneOf(faces)]
  }

  /// Whether something of a tree is answered beside the loop: searches in a huge one, the lists of a command.
  func isHuge(_ number: Int) -> Bool { number > SoakForest.raggedCount }

  /// The places with a printed path.
  func places(_ path: String, in number: Int) -> [Region] {
    var places: [Region] = []
    for (step, name) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      let children = step == 0 ? Array(trees[number].roots) : places.flatMap { Array($0.children) }
      places = children.filter { $0.name == name }
    }
    return places
  }

  private func path(_ number: Int) -> String { "\(folder)/\(number).atlas" }

  private func add(_ records: [RegionRecord]) throws {
    let bytes = try TreeBuilder(records).build()
    let file = fopen(path(trees.count), "w")
    let written = file.map { fwrite(bytes, 1, bytes.count, $0) }
    let isClosed = file.map { fclose($0) == 0 } ?? false
    precondition(written == bytes.count && isClosed, "\(folder) cannot be written")
    trees.append(try RegionTree(compiled: bytes))
  }

  private static let digits = [
    ("零", "ling"), ("一", "yi"), ("二", "er"), ("三", "san"), ("四", "si"), ("五", "wu"), ("六", "liu"),
    ("七", "qi"), ("八", "ba"), ("九", "jiu"),
  ]

  /// 220,020 places in three levels, more than are searched between a key and its frame.
  private static func hugeTable() -> [RegionRecord] {
    var records: [RegionRecord] = []
    for province in 10..<30 {
      let province = "\(province)"
      records.append(record(province, below: "", .province, province))
      for county in 1000..<1500 {
        let code = "\(province)\(county)"
        records.append(record(code, below: province, .county, "\(county)"))
        for town in 10..<31 { records.append(record("\(code)\(town)", below: code, .township, "\(town)")) }
      }
    }
    return records
  }

  /// - Parameter number: Its digits spelled out are the name.
  private static func record(_ code: String, below parent: String, _ level: Level, _ number: String)
    -> RegionRecord
  {
    let spelt = number.compactMap(\.wholeNumberValue).map { digits[$0] }
    return RegionRecord(
      code: code, parentCode: parent, level: level, name: spelt.map(\.0).joined(),
      reading: spelt.map(\.1).joined(separator: " "))
  }
}

/// The tree whose lists come one by one.
extension SoakForest {
  /// Three levels of nine.
  private static func sourceTable() -> [RegionRecord] {
    var records: [RegionRecord] = []
    for first in 1...9 {
      records.append(record("\(first)", below: "", .province, "\(first)"))
      for second in 1...9 {
        records.append(record("\(first)\(second)", below: "\(first)", .county, "\(second)"))
        for third in 1...9 {
          records.append(
            record("\(first)\(second)\(third)", below: "\(first)\(second)", .township, "\(third)"))
        }
      }
    }
    return records
  }

  /// Serves the rows of a file: below some places it fails, below others it hangs, is late, floods, or prints what is
  /// no list.
  private static func script(_ folder: String) -> String {
    """
    case $AREA_CODE in
      *3) echo 'no such host' >&2; exit 6 ;;
      *4) sleep 1000 ;;
      *5) yes ;;
      *6) printf '1\\ta\\377\\n'; exit ;;
      *7) sleep 0.05 ;;
      *8) trap '' TERM; sleep 1000 & wait; exit ;;
    esac
    exec awk -F '\t' -v parent="-$AREA_CODE" '$1 == parent { print $2 "\t" $3 }' '\(folder)/rows.tsv'
    """
  }

  private static func lines(_ records: [RegionRecord]) -> String {
    records.map { record in "-\(record.code.dropLast())\t\(record.code)\t\(record.name)\n" }.joined()
  }

  private static func write(_ text: String, to path: String) {
    let file = fopen(path, "w")
    let isWritten = file.map { fputs(text, $0) >= 0 && fclose($0) == 0 } ?? false
    precondition(isWritten, "\(path) cannot be written")
  }
}
