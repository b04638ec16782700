/// Escapes names for paths: a backslash comes before a separator inside a name, and before a backslash that would escape
/// something itself.
public enum PathText {
  @usableFromInline package static let escape = UInt8(ascii: "\\")

  /// `name`, escaped for a path.
  public static func escaped(_ name: String, separator: String) -> String {
    let first = separator.utf8.first ?? escape
    let isPlain = name.utf8.withContiguousStorageIfAvailable { !$0.contains { $0 == first || $0 == escape } }
    if isPlain == true { return name }
    var output: [UInt8] = []
    Array(name.utf8).withUnsafeBytes { append($0, to: &output, separator: separator.utf8) }
    return String(decoding: output, as: UTF8.self)
  }

  /// The names of a path, without the backslashes that escape a separator in a name; empty ones are left out.
  public static func names(of path: String, separator: String) -> [String] {
    let (bytes, sign) = (Array(path.utf8), Array(separator.utf8))
    var (names, name): ([[UInt8]], [UInt8]) = ([], [])
    var position = 0
    while position < bytes.count {
      let next = bytes[(position + 1)...]
      if bytes[position] == escape, next.first == escape || next.starts(with: sign) {
        name.append(bytes[position + 1])
        position += 2
      } else if bytes[position...].starts(with: sign) {
        names.append(name)
        name = []
        position += sign.count
      } else {
        name.append(bytes[position])
        position += 1
      }
    }
    return (names + [name]).map(withoutBlanks).filter { !$0.isEmpty }
  }

  private static func withoutBlanks(_ name: [UInt8]) -> String {
    let end = name.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    return String(decoding: name[..<end].drop { $0 == 0x20 }, as: UTF8.self)
  }

  package static func append(
    _ name: UnsafeRawBufferPointer, to output: inout [UInt8], separator: String.UTF8View
  ) {
    write(name, separator: separator) { output.append(contentsOf: $0) }
  }

  /// Calls `body` with the parts of the escaped name, one after the other: most often once, with the name itself.
  @inlinable
  package static func write(
    _ name: UnsafeRawBufferPointer, separator: some Collection<UInt8>,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let first = separator.first ?? escape
    guard mayNeedEscape(name, first) else { return body(name) }
    var start = 0
    for index in name.indices {
      let beginsSeparator = name[index] == first && name[index...].starts(with: separator)
      guard beginsSeparator || name[index] == escape && escapes(name[(index + 1)...], separator) else {
        continue
      }
      body(UnsafeRawBufferPointer(rebasing: name[start..<index]))
      withUnsafeBytes(of: escape, body)
      start = index
    }
    body(UnsafeRawBufferPointer(rebasing: name[start...]))
  }

  /// Whether a backslash would escape what stands behind it, or the separator behind the name: `\x2d` is read as it is.
  @usableFromInline
  static func escapes(
    _ rest: Slice<UnsafeRawBufferPointer>, _ separator: some Collection<UInt8>
  ) -> Bool {
    rest.first == nil || rest.first == escape || rest.starts(with: separator)
  }

  /// Whether a name holds the first byte of the separator, or an escape.
  @inlinable @inline(__always)
  package static func mayNeedEscape(_ name: UnsafeRawBufferPointer, _ first: UInt8) -> Bool {
    guard let base = name.baseAddress else { return false }
    // Without an end at the first one found, so that several bytes are compared at once.
    var (found, position): (UInt8, Int) = (0, 0)
    while position < name.count {
      let byte = base.load(fromByteOffset: position, as: UInt8.self)
      found |= (byte == first ? 1 : 0) | (byte == escape ? 1 : 0)
      position &+= 1
    }
    return found != 0
  }
}
