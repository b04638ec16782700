import Glibc

/// What to say instead where a folder stands in a file's place: many lists are a folder with a file a parent.
struct FolderAdvice {
  let text: String

  /// The names of files that list the places above all others, without their endings.
  private static let tops = [
    "index", "0", "00", "000000", "root", "top", "all", "main", "list", "countries", "provinces", "states",
    "regions", "86", "100000",
  ]
  /// How many names are looked at.
  private static let mostNames = 1_000

  /// - Complexity: O(names), at most `mostNames`.
  init(_ path: String) {
    let names = FolderAdvice.names(in: path)
    func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
    func ending(_ name: String) -> String { String(name.drop { $0 != "." }) }
    let top = FolderAdvice.tops.lazy.compactMap { top in names.first { stem($0) == top } }.first
    // The command stands in quotes of both kinds.
    let isPlain = !path.utf8.contains { "'\"\\$`".utf8.contains($0) || $0 < 0x20 }
    let first = top ?? names.first ?? ""
    let alike = names.count { ending($0) == ending(first) }
    guard isPlain, !names.isEmpty, alike * 2 >= names.count else {
      text = String(cString: strerror(EISDIR))
      return
    }
    let file = "\(path)/${AREA_CODE:-\(top.map(stem) ?? "index")}\(ending(first))"
    text =
      "a folder; where it has a file a parent, say: areapick --children 'cat \"\(file)\" 2>/dev/null || :'; where it has a file a level, or a whole tree a file, name each: --data FILE --data FILE"
  }

  /// The names of files that are not hidden, in order.
  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < mostNames, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix("."), name.contains(".") { names.append(name) }
    }
    return names.sorted()
  }
}
