import Glibc
import PickerCore
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// The places that were picked last, in a file.
@Suite struct RecentTests {
  /// A folder of its own for each test.
  private final class Folder {
    let path: String

    init() {
      var template = Array("/tmp/areapick-recent-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
    }

    deinit { _ = system("chmod -R u+w '\(path)'; rm -rf '\(path)'") }
  }

  private let folder = Folder()
  private let china = SmallTrees.china

  private func places(_ tree: RegionTree? = nil, source: SourceChoice = SourceChoice()) throws -> RecentPlaces
  {
    try RecentPlaces(source, tree ?? china) { [folder] in $0 == "XDG_STATE_HOME" ? folder.path : nil }
  }

  private func names(_ places: RecentPlaces, in tree: RegionTree? = nil) -> [String] {
    RecentPlaces.regions(of: places.file.entries, in: tree ?? china).map(\.shortName)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func whatWasPickedLastComesFirstAndOnce() throws {
    let places = try places()
    #expect(names(places) == [])
    try places.add([china.at("台湾/金门县").path])
    try places.add([china.at("广东/深圳").path, china.at("北京/东城").path])
    try places.add([china.at("台湾/金门县").path])
    #expect(names(places) == ["金门", "深圳", "东城"])
  }

  @Test func onlyTheOwnerReadsTheFile() throws {
    let places = try places()
    _ = umask(0)
    try places.add([china.at("台湾").path])
    #expect(mode(places.file.path) == 0o600)
    #expect(mode(folder.path + "/areapick") == 0o700)
    #expect(places.file.path == folder.path + "/areapick/recent/divisions")
  }

  @Test func noMoreThanAHundredAreKept() throws {
    let file = try places().file
    for number in 0..<130 { try file.add([RecentFile.Entry(code: "\(number)", names: ["某地 \(number)"])]) }
    #expect(file.entries.count == 100)
    #expect(file.entries[0].code == "129")
  }

  @Test func aDamagedFileIsReadAsFarAsItMakesSense() throws {
    let places = try places()
    try places.add([china.at("台湾").path])
    let good = "719001\t台湾省\t金门县\n"
    for text in ["", "\n\n\t\t\n", "x", "\u{0}\u{1}\t\u{2}\n\(good)", "\(good)440000", "\t\n\(good)\t\t\n"] {
      #expect(
        text.withCString { system("printf %s '\(String(cString: $0))' >'\(places.file.path)' 2>/dev/null") }
          >= 0)
      #expect(names(places) == (text.contains(good) && !text.contains("\u{0}") ? ["金门"] : []))
    }
    #expect(system("head -c 3000000 /dev/zero >'\(places.file.path)'") == 0)
    #expect(names(places) == [])
    try places.add([china.at("台湾").path])
    #expect(names(places) == ["台湾"])
  }

  /// A place is found by its code and path, by its path alone, or by its code alone.
  @Test func aPlaceIsFoundAgainInOtherData() throws {
    let places = try places()
    try places.file.add([
      RecentFile.Entry(code: "999999", names: ["广东省", "深圳市"]),
      RecentFile.Entry(code: "719001", names: ["旧名"]),
      RecentFile.Entry(code: "", names: ["没有这里"]), RecentFile.Entry(code: "440305", names: ["广东省", "深圳市"]),
    ])
    #expect(names(places) == ["深圳", "金门"])
  }

  @Test func eachTreeHasAListOfItsOwn() throws {
    var source = SourceChoice()
    source.paths = ["-"]
    let other = try places(SmallTrees.chains, source: source)
    try other.add([SmallTrees.chains.at("单省/甲市").path])
    #expect(try names(places()) == [])
    #expect(names(other, in: SmallTrees.chains) == ["甲市"])
    #expect(try places(SmallTrees.names, source: source).file.path != other.file.path)
    var file = SourceChoice()
    file.paths = [#filePath]
    var link = SourceChoice()
    link.paths = [folder.path + "/link"]
    #expect(symlink(#filePath, link.paths[0]) == 0)
    #expect(try places(source: file).file.path == places(source: link).file.path)
  }

  @Test func theListIsForgotten() throws {
    let places = try places()
    try places.file.clear()
    #expect(mode(folder.path + "/areapick") == 0)
    try places.add([china.at("台湾").path])
    try places.file.clear()
    #expect(names(places) == [])
    #expect(access(places.file.path, F_OK) != 0)
  }

  /// What cannot be written leaves what was there, and says why.
  @Test func aFolderThatCannotBeWrittenIsSaid() throws {
    let places = try places()
    try places.add([china.at("台湾").path])
    #expect(mkdir(places.file.path + ".new", 0o700) == 0)
    #expect(throws: CommandError.self) { try places.add([china.at("北京").path]) }
    #expect(names(places) == ["台湾"])
    #expect(throws: CommandError("--recent: neither XDG_STATE_HOME nor HOME names a folder")) {
      try RecentPlaces(SourceChoice(), china) { _ in "relative" }
    }
  }

  @Test func shortcutsAreCutOffAtTheDepthAndLeaveOutWhatCannotBePicked() throws {
    var settings = Settings()
    settings.recentCount = 2
    settings.hot = ["440300", "台湾省"]
    let recent = ["广东/深圳/南山/粤海", "广东/深圳/罗湖/桂园", "北京/东城/景山", "河南/济源/克井"].map { path in
      RecentFile.Entry(code: china.at(path).code, names: china.at(path).path.map(\.name))
    }
    func shortcuts(_ change: (inout Settings) -> Void = { _ in }) throws -> [String] {
      var settings = settings
      change(&settings)
      return try Pick(settings, tree: china, recent: recent).options.shortcuts?
        .map { "\($0.kind.rawValue) \($0.region.shortName)" } ?? []
    }
    #expect(try shortcuts() == ["recent 粤海", "recent 桂园", "hot 深圳", "hot 台湾"])
    #expect(try shortcuts { $0.depth = 2 } == ["recent 深圳", "recent 东城", "hot 台湾"])
    #expect(try shortcuts { $0.filter.excluded = ["广东省"] } == ["recent 景山", "recent 克井", "hot 台湾"])
    #expect(try shortcuts { $0.root = "广东省" } == ["recent 粤海", "recent 桂园", "hot 深圳"])
    #expect(try shortcuts { $0.recentCount = nil } == ["hot 深圳", "hot 台湾"])
    #expect(throws: CommandError("--hot: there is no place 没有这里", status: 1)) {
      try shortcuts { $0.hot = ["没有这里"] }
    }
  }
}

/// Which places count, for a pick and for the commands that list.
@Suite struct FilterTests {
  private let china = SmallTrees.china

  @Test func listsHaveOnlyWhatCounts() throws {
    var command = ListCommand(style: ResultStyle(format: .name))
    command.filter.excluded = ["110000", "广东省/深圳市"]
    #expect(
      String(decoding: try command.lines(from: china), as: UTF8.self)
        == "广东省\n甘肃省\n广西壮族自治区\n贵州省\n河南省\n台湾省\n")
    command.filter = FilterWords(included: ["440300"])
    command.isRecursive = true
    let all = String(decoding: try command.lines(from: china), as: UTF8.self).split(separator: "\n")
    #expect(all.prefix(3) == ["广东省", "深圳市", "龙岗区"])
    #expect(all.count == 12)
  }

  @Test func searchesHaveOnlyWhatCounts() throws {
    var command = SearchCommand(query: "东城", style: ResultStyle(format: .path))
    #expect(String(decoding: try command.lines(from: china), as: UTF8.self).split(separator: "\n").count == 2)
    command.filter.excluded = ["北京市"]
    #expect(String(decoding: try command.lines(from: china), as: UTF8.self) == "广东省/东莞市/东城街道\n")
  }

  @Test func whereNothingIsLeftThatIsSaid() throws {
    var settings = Settings()
    settings.root = "广东省"
    settings.filter.included = ["北京市"]
    #expect(throws: CommandError("--include and --exclude leave nothing to choose", status: 1)) {
      try Pick(settings, tree: china)
    }
  }

  @Test func whatDoesNotCountIsNotOpenedAtNorMarkedNorFound() throws {
    var settings = Settings()
    settings.selected = "440305007"
    settings.filter.excluded = ["广东省/深圳市/南山区"]
    settings.markLimit = 9
    settings.query = "粤海"
    settings.leavesWithoutMatch = true
    let pick = try Pick(settings, tree: china)
    #expect(pick.options.selected.map(\.shortName) == ["广东", "深圳"])
    #expect(pick.options.notice == .notFound("440305007"))
    #expect(pick.options.marked == nil)
    #expect(pick.immediateOutcome == .nothingMatched)
  }
}
