import Glibc
import RegionModel

/// What to say instead where a folder stands in a file's place: many lists are a folder with a file a parent.
///
/// The file of the highest places is found by what it holds: their codes or their names are what the other files are called.
/// These may stand in a folder beside it.
struct FolderAdvice {
  let text: String

  /// The names of files that list the places above all others, without their endings.
  private static let tops = [
    "index", "0", "00", "000000", "root", "top", "all", "main", "list", "countries", "provinces", "states",
    "regions", "86", "100000",
  ]
  /// How many names are looked at, and how many files are read for their places.
  private static let (mostNames, mostRead) = (1_000, 8)
  /// How many folders are looked into.
  private static let mostFolders = 8
  /// A larger file is not read for advice, in bytes.
  private static let largest = 1 << 18

  /// - Complexity: O(names), at most `mostNames`, and O(bytes) of a few files of at most 256 KiB.
  init(_ path: String) {
    let (names, folders) = FolderAdvice.entries(of: path)
    // The command stands in quotes of both kinds.
    let isPlain = !path.utf8.contains { "'\"\\$`".utf8.contains($0) || $0 < 0x20 }
    guard isPlain, let file = FolderAdvice.file(path, names, folders) else {
      text = String(cString: strerror(EISDIR))
      return
    }
    text =
      "a folder; where it has a file a parent, say: areapick --children 'cat \"\(path)/\(file)\" 2>/dev/null || :'; where it has a file a level, or a whole tree a file, name each: --data FILE --data FILE"
  }

  /// The file of a parent's children by the variables of the command; nil where files are not alike.
  private static func file(_ path: String, _ names: [String], _ folders: [String]) -> String? {
    func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
    func ending(_ name: String) -> String { String(name.drop { $0 != "." }) }
    let tops = tops.compactMap { top in names.first { stem($0) == top } }
    let candidates = (tops + names.filter { !tops.contains($0) }).prefix(mostRead).compactMap { name in
      Listed(path + "/" + name).map { (name: name, places: $0) }
    }
    for folder in [nil] + folders.prefix(mostFolders).map(Optional.some) {
      let others = folder.map { entries(of: path + "/" + $0).names } ?? names
      for (top, places) in candidates {
        let stems = Set(others.filter { ending($0) == ending(top) && (folder != nil || $0 != top) }.map(stem))
        guard let variable = places.variable(naming: stems) else { continue }
        let way = folder.map { "${\(variable):+\($0)/}" } ?? ""
        return "\(way)${\(variable):-\(stem(top))}\(ending(top))"
      }
    }
    let first = tops.first ?? names.first ?? ""
    guard !names.isEmpty, names.count(where: { ending($0) == ending(first) }) * 2 >= names.count else {
      return nil
    }
    return "${AREA_CODE:-\(tops.first.map(stem) ?? "index")}\(ending(first))"
  }

  /// The codes and names of the places in a file.
  private struct Listed {
    private let codes: Set<String>
    private let names: Set<String>

    /// Nil where it is no file, a large one, or none of places.
    init?(_ file: String) {
      var status = stat()
      // A pipe would be waited for.
      guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest,
        let tree = try? TreeFile.read([file], options: ReadingOptions()).tree
      else { return nil }
      let places = tree.roots.subtrees.prefix(mostNames)
      (codes, names) = (Set(places.map(\.code)), Set(places.map(\.name)))
    }

    /// The variable with what most files of a folder are called; nil where they are called otherwise.
    func variable(naming stems: Set<String>) -> String? {
      let (codes, names) = (codes.intersection(stems).count, names.intersection(stems).count)
      guard stems.count > 1, max(codes, names) * 2 >= stems.count else { return nil }
      return codes >= names ? "AREA_CODE" : "AREA_NAME"
    }
  }

  /// The names of files and of folders that are not hidden, in order.
  private static func entries(of path: String) -> (names: [String], folders: [String]) {
    guard let folder = opendir(path) else { return ([], []) }
    defer { closedir(folder) }
    var (names, folders): ([String], [String]) = ([], [])
    while names.count < mostNames, folders.count < mostNames, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix("."), !name.utf8.contains(where: { "'\"\\$`".utf8.contains($0) || $0 < 0x20 })
      else {
        continue
      }
      if Int32(entry.pointee.d_type) == Int32(DT_DIR) {
        folders.append(name)
      } else if name.contains(".") {
        names.append(name)
      }
    }
    return (names.sorted(), folders.sorted())
  }
}
