/// Escapes names for paths: a backslash comes before a separator inside a name and before a backslash.
public enum PathText {
  package static let escape = UInt8(ascii: "\\")

  /// `name`, escaped for a path.
  public static func escaped(_ name: String, separator: String) -> String {
    let first = separator.utf8.first ?? escape
    let isPlain = name.utf8.withContiguousStorageIfAvailable { !$0.contains { $0 == first || $0 == escape } }
    if isPlain == true { return name }
    var output: [UInt8] = []
    Array(name.utf8).withUnsafeBytes { append($0, to: &output, separator: separator.utf8) }
    return String(decoding: output, as: UTF8.self)
  }

  package static func append(
    _ name: UnsafeRawBufferPointer, to output: inout [UInt8], separator: String.UTF8View
  ) {
    let first = separator.first ?? escape
    guard name.contains(where: { $0 == first || $0 == escape }) else {
      return output.append(contentsOf: name)
    }
    for index in name.indices {
      let beginsSeparator = name[index] == first && name[index...].starts(with: separator)
      if name[index] == escape || beginsSeparator { output.append(escape) }
      output.append(name[index])
    }
  }
}
