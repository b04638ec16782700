import Glibc

/// The files that a shell offers behind a sign that it does not know, such as the `@` before a column's file.
enum FileNames {
  /// The most names: more are no help.
  private static let limit = 1000

  /// The paths that begin with a text, in order; folders end in `/`. Hidden files need their dot, and names that would
  /// harm the line are left out.
  static func beginning(with text: String) -> [String] {
    let cut = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, stem) = (String(text[..<cut]), text[cut...])
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream), paths.count < limit {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(stem), name != ".", name != "..", !name.hasPrefix(".") || stem.hasPrefix("."),
        name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
      else { continue }
      paths.append(folder + name + (isFolder(folder + name) ? "/" : ""))
    }
    return paths.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension String {
  /// The text with a backslash before each character that means something to bash.
  var quotedForBash: String {
    let plain = "/._-+,%:@="
    return unicodeScalars.reduce(into: "") { text, scalar in
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if !isPlain && !plain.unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }
}
