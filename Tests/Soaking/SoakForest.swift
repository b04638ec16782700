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
    if hasHuge { try add(SoakForest.hugeTable()) }
    self.hasHuge = hasHuge
  }

  deinit {
    for number in trees.indices { unlink(path(number)) }
    rmdir(folder)
  }

  /// A random tree's number; half of the time 0, the built-in one.
  func draw(_ random: inout SplitMix64) -> Int {
    let number = random.below(2 * (SoakForest.raggedCount + 2))
    return number > SoakForest.raggedCount + (hasHuge ? 1 : 0) ? 0 : number
  }

  /// The options that open a tree.
  func options(_ number: Int) -> [String] { number == 0 ? [] : ["--atlas", path(number)] }

  /// The option for a seed's face; none if there is only one.
  ///
  /// The face has its own random numbers, so a seed otherwise gives the same session with each program.
  func faceOptions(seed: UInt64) -> [String] {
    guard faces.count > 1 else { return [] }
    var random = SplitMix64(seed: ~seed)
    return ["--face", random.oneOf(faces)]
  }

  /// Whether searches in the tree run on their own thread.
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
