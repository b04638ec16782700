import RegionModel

/// Splits paths into names at a separator, unless a backslash stands before it.
struct PathSplitter {
  private let sign: [UInt8]

  /// - Parameter sign: The separator with its blanks; names are trimmed anyway.
  init(_ sign: String) { self.sign = Array(sign.utf8) }

  /// The names of a path, without empty ones: `/usr//share/` has two.
  func names(_ path: Slice, _ text: inout SourceText, into names: inout [Slice]) {
    names.removeAll(keepingCapacity: true)
    let (cuts, isEscaped) = text.bytes(path) { self.cuts(in: $0) }
    for cut in cuts {
      var name = Slice(start: path.start + UInt32(cut.lowerBound), count: UInt32(cut.count))
      if isEscaped { name = unescaped(name, &text) }
      name = text.trimmed(name)
      if !name.isEmpty { names.append(name) }
    }
  }

  private func cuts(in path: UnsafeRawBufferPointer) -> (cuts: [Range<Int>], isEscaped: Bool) {
    var cuts: [Range<Int>] = []
    var isEscaped = false
    var start = 0
    var index = 0
    // No tree is as deep: what lies deeper is not needed to say so.
    while index < path.count, cuts.count <= TreeBuilder.deepest {
      if path[index] == 0x5C, sign != [0x5C], escapes(path, index + 1) {
        isEscaped = true
        index += 2
      } else if stands(path, index) {
        cuts.append(start..<index)
        index += sign.count
        start = index
      } else {
        index += 1
      }
    }
    if index >= path.count { cuts.append(start..<path.count) }
    return (cuts, isEscaped)
  }

  /// Whether a backslash quotes the next character: the separator, its first letter, or a backslash.
  private func escapes(_ path: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    guard index < path.count else { return false }
    return path[index] == 0x5C || path[index] == sign.first(where: { $0 != 0x20 }) || stands(path, index)
  }

  @inline(__always)
  private func stands(_ path: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    guard path[index] == sign.first, index + sign.count <= path.count else { return false }
    for offset in 1..<max(sign.count, 1) where path[index + offset] != sign[offset] { return false }
    return true
  }

  private func unescaped(_ name: Slice, _ text: inout SourceText) -> Slice {
    let plain = text.bytes(name) { bytes -> [UInt8]? in
      guard bytes.contains(0x5C) else { return nil }
      var plain: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0x5C, escapes(bytes, index + 1) { index += 1 }
        plain.append(bytes[index])
        index += 1
      }
      return plain
    }
    guard let plain else { return name }
    return plain.withUnsafeBytes { text.make($0) }
  }
}

/// Finds the separator of paths.
enum PathSign {
  /// The separator of the paths, from a sample; nil if they are no paths.
  ///
  /// A separator with blanks around it is rare in names, so a third of the paths is enough. A dot, a slash or a bar
  /// may be part of names: then half of the paths must have it, and their beginnings must occur as paths of their own,
  /// or repeat.
  ///
  /// - Parameter areLines: Whether these are all that their lines say: where each has three names at least, it is a path,
  ///   whether or not others begin like it.
  static func found(in all: [String], areLines: Bool = false) -> String? {
    // A name that stands in many rows is one: the provinces `Araba/Álava` and `Alicante/Alacant` are no paths.
    var known: Set<String> = []
    let paths = all.map(beginning).filter { known.insert($0).inserted }
    guard !paths.isEmpty else { return nil }
    for sign in PathSigns.all {
      let with = paths.filter { path in
        var path = path
        return path.withUTF8 { sign.stands(in: UnsafeRawBufferPointer($0)) }
      }
      // In an arrow it separates nothing: `HEAD -> main`.
      guard with.count > 0, sign.text != ">" || !with.contains(where: { $0.has("->") || $0.has("=>") }) else {
        continue
      }
      let isFirm = sign.text.first == " " || [">", "›", "»"].contains(sign.text)
      if isFirm
        ? with.count * 3 >= paths.count
          && (with.count * 4 >= paths.count * 3 || nests(with, paths, areLines: areLines, sign.text))
        : with.count * 2 >= paths.count && nests(with, paths, areLines: areLines, sign.text)
          || areLines && sign.text == "/" && (areDeep(paths) || areGroups(paths))
      {
        return sign.text
      }
    }
    return nil
  }

  /// Whether each line is a path of three names at least, or from the root: no date, no address of a page, and no choice of
  /// words, `he/him/his`, nor one name in several languages, `Zürich/Zurich/Zurigo`.
  private static func areDeep(_ lines: [String]) -> Bool {
    var alike = 0
    let arePaths = lines.allSatisfy { line in
      let parts = line.split(separator: "/", omittingEmptySubsequences: false)
      let isFromRoot = parts.count > 2 && parts[0].isEmpty
      let names = isFromRoot ? parts.dropFirst() : parts[...]
      if Set(names.map { $0.first?.lowercased() }).count == 1 { alike += 1 }
      return names.count > (isFromRoot ? 1 : 2) && !line.has("://") && line.last != "."
        && names.contains { $0.utf8.count > 1 }
        && names.allSatisfy { name in
          name.contains(where: \.isLetter) && name.first != " " && name.last != " "
            && (isFromRoot || names.count > 3 || name.first?.isLowercase != true)
        }
    }
    return lines.count > 1 && arePaths && alike * 2 < lines.count
  }

  /// Whether each line is two names with capitals, or in letters that have none, and some begin alike: `Drinks/Tea`,
  /// `Drinks/Milk`, `Meat/Beef`.
  private static func areGroups(_ lines: [String]) -> Bool {
    var (heads, tails): (Set<Substring>, Set<Substring>) = ([], [])
    for line in lines {
      let names = line.split(separator: "/", omittingEmptySubsequences: false)
      let areNames = names.allSatisfy { name in
        name.count > 1 && name.first?.isLetter == true && name.first?.isLowercase != true && name.last != " "
      }
      guard names.count == 2, areNames else { return false }
      heads.insert(names[0])
      tails.insert(names[1])
    }
    // What stands on both sides is one of a pair: `EUR/USD`, `USD/JPY`.
    return lines.count > 2 && heads.count > 1 && heads.count < lines.count && heads.isDisjoint(with: tails)
  }

  /// The longest part of a path that is looked at for its sign, in bytes.
  private static let longest = 1 << 14

  private static func beginning(_ path: String) -> String {
    path.utf8.count > longest ? String(decoding: path.utf8.prefix(longest), as: UTF8.self) : path
  }

  /// Whether paths only stand in lines that say more: behind a blank, quoted, or in an address.
  static func areInLines(_ lines: [String]) -> Bool {
    let slash = UInt8(ascii: "/")
    var (all, inner) = (0, 0)
    for line in lines {
      let words = line.utf8.split { $0 == 0x20 || $0 == 0x09 }
      guard let word = words.first(where: { $0.contains(slash) }), let first = word.first else { continue }
      all += 1
      guard word.startIndex > line.startIndex else { continue }
      if first == slash && word.count > 1 || "'\"(<[".utf8.contains(first) || word.contains(UInt8(ascii: "@"))
        || String(word)?.has("://") ?? false
      {
        inner += 1
      }
    }
    return inner * 2 > all
  }

  private static func nests(_ with: [String], _ paths: [String], areLines: Bool, _ sign: String) -> Bool {
    let all = Set(paths)
    let parents = with.map { parent(of: $0, sign) }
    let known = parents.count { all.contains($0) || all.contains($0 + sign) }
    if sign == "." { return known * 10 >= with.count * 6 }
    // Times, addresses and remarks have colons, too.
    if sign == ":" { return known * 10 >= with.count * 9 || areAccounts(with, paths) }
    let heads = Set(with.map { head(of: $0, sign) })
    return known * 2 >= with.count || heads.count * 10 <= with.count * 7 || areLines && paths.count < 3
  }

  /// Whether texts with colons are ways down the accounts of a ledger, of which the upper ones have no line of their own:
  /// `Expenses:Food:Bread`.
  private static func areAccounts(_ with: [String], _ paths: [String]) -> Bool {
    let heads = Set(with.map { head(of: $0, ":") })
    let deep = with.count { $0.utf8.count { $0 == UInt8(ascii: ":") } > 1 }
    return with.count > 3 && with.count * 10 >= paths.count * 8 && deep * 2 >= with.count
      && heads.count * 2 <= with.count && !with.contains { $0.has(": ") || $0.has("://") || $0.has("::") }
      && heads.allSatisfy {
        $0.unicodeScalars.count > 2 && $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      }
  }

  private static func parent(of path: String, _ sign: String) -> String {
    var parts = components(path, sign)
    if parts.last == "" { parts.removeLast() }
    return parts.dropLast().joined(separator: sign)
  }

  private static func head(of path: String, _ sign: String) -> String {
    components(path, sign).first { !$0.isEmpty && $0 != "." } ?? ""
  }

  static func components(_ path: String, _ sign: String) -> [String] {
    var (parts, rest): ([[UInt8]], Substring.UTF8View) = ([[]], path.utf8[...])
    while let first = rest.first {
      if rest.starts(with: sign.utf8) {
        parts.append([])
        rest = rest.dropFirst(sign.utf8.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
