import RegionModel

/// The lines of siblings by a template: codes and names go straight from the tree to the output, and what all lines share is
/// made once.
struct SiblingLines {
  private enum Part {
    /// A part of `shared`.
    case shared(Range<Int>)
    case code
    /// The name, escaped as in a path.
    case name
    case field(Field)
    case further(String)
  }

  private var parts: [Part] = []
  private var shared: [UInt8] = []
  /// Whether there are no fields but codes and names.
  private var isPlain = true
  private let style: ResultStyle
  private let above: PlaceText?
  private let separator: String

  /// - Parameter above: What the siblings stand below; nil for roots.
  init(_ template: Template, _ style: ResultStyle, below above: PlaceText?) {
    (self.style, self.above) = (style, above)
    separator = style.separator ?? "/"
    for part in template.parts {
      switch part {
      case .text(let text): add(text)
      case .field(.code): parts.append(.code)
      case .field(.path) where style.names == .own:
        if let above { add(above.pathText + separator) }
        parts.append(.name)
      case .field(let field): add(.field(field))
      case .further(let name): add(.further(name))
      }
    }
    add(style.endsWithNull ? "\0" : "\n")
  }

  private mutating func add(_ text: String) {
    let start = shared.count
    shared += text.utf8
    if case .shared(let range)? = parts.last {
      parts[parts.count - 1] = .shared(range.lowerBound..<shared.count)
    } else {
      parts.append(.shared(start..<shared.count))
    }
  }

  private mutating func add(_ part: Part) {
    parts.append(part)
    isPlain = false
  }

  func bytes(of regions: some Collection<Region>) -> [UInt8] {
    if let length = plainLength(of: regions) { return plainBytes(of: regions, length) }
    var output: [UInt8] = []
    for region in regions {
      for part in parts { append(part, of: region, to: &output) }
    }
    return output
  }

  /// How long the lines are together, in bytes; nil where a name needs escapes or other fields are wanted.
  private func plainLength(of regions: some Collection<Region>) -> Int? {
    guard isPlain, let first = separator.utf8.first else { return nil }
    var (codes, names) = (0, 0)
    for part in parts {
      if case .code = part { codes += 1 }
      if case .name = part { names += 1 }
    }
    var length = 0
    for region in regions {
      let name = region.nameBytes
      if names > 0, PathText.mayNeedEscape(name, first) { return nil }
      length += shared.count + names * name.count + codes * region.codeBytes(in: style.codes).count
    }
    return length
  }

  private func plainBytes(of regions: some Collection<Region>, _ length: Int) -> [UInt8] {
    let (parts, codes) = (parts, style.codes)
    return shared.withUnsafeBytes { shared in
      [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
        let output = UnsafeMutableRawBufferPointer(buffer)
        func append(_ text: UnsafeRawBufferPointer) {
          UnsafeMutableRawBufferPointer(rebasing: output[count...]).copyMemory(from: text)
          count += text.count
        }
        for region in regions {
          for part in parts {
            switch part {
            case .shared(let range): append(UnsafeRawBufferPointer(rebasing: shared[range]))
            case .code: append(region.codeBytes(in: codes))
            case .name: append(region.nameBytes)
            case .field, .further: break
            }
          }
        }
      }
    }
  }

  private func append(_ part: Part, of region: Region, to output: inout [UInt8]) {
    switch part {
    case .shared(let range): output += shared[range]
    case .code: region.appendCode(in: style.codes, to: &output)
    case .name: region.appendName(to: &output, separator: separator)
    case .field(let field):
      output.append(contentsOf: field.text(of: PlaceText(region, below: above, style)).utf8)
    case .further(let name): output.append(contentsOf: (region.field(name) ?? "").utf8)
    }
  }
}
