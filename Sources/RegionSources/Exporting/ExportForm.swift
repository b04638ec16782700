import RegionModel

/// The forms that a tree can be exported in.
public enum ExportForm: String, CaseIterable, Sendable {
  case json, jsonl, csv, tsv, paths, plist, sqlite, vant, element, antd, pca
  case pcasCode = "pcas-code"
}

/// Why a tree cannot be written in a form, as a sentence without a full stop.
public struct ExportError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

/// The part of a tree to export.
public struct ExportedPart: Sendable {
  let tree: RegionTree
  let roots: RegionList?
  let root: Region?
  /// The deepest step of the whole path, counted from 1; nil for all.
  let depth: Int?
  /// Whether texts may contain control characters, so that each is checked before it is written.
  let checksTexts: Bool

  /// - Parameters:
  ///   - root: The only root; nil for all roots of the tree.
  ///   - checksTexts: True unless the tree is known to have been checked whole.
  public init(_ tree: RegionTree, root: Region? = nil, depth: Int? = nil, checksTexts: Bool = true) {
    self.tree = tree
    self.checksTexts = checksTexts
    self.root = root
    self.depth = depth
    roots = root == nil ? tree.roots : nil
  }

  /// An event of the walk.
  enum Event {
    /// - Parameters:
    ///   - hasChildren: Whether some children are written too.
    ///   - isFirst: Whether it is the first of its siblings.
    case enter(Region, depth: Int, hasChildren: Bool, isFirst: Bool)
    case leave(Region, depth: Int, hasChildren: Bool)
  }

  /// The children of a region that are written; nil for none.
  func children(of region: Region, at depth: Int) -> RegionList? {
    let limit = self.depth.map { $0 - (root.map { $0.path.count - 1 } ?? 0) } ?? Int.max
    let children = region.children
    return depth + 1 < limit && !children.isEmpty ? children : nil
  }

  /// Walks through the part, each node before its children, without recursion, so that deep trees need no deep stack.
  func walk(_ body: (Event) throws(ExportError) -> Void) throws(ExportError) {
    var way: [(list: RegionList?, single: Region?, next: Int)] = [(roots, root, 0)]
    var entered: [Region] = []
    while let level = way.last {
      let depth = way.count - 1
      let count = level.list?.count ?? 1
      guard level.next < count else {
        way.removeLast()
        if let region = entered.popLast() { try body(.leave(region, depth: depth - 1, hasChildren: true)) }
        continue
      }
      way[depth].next += 1
      guard let region = level.list.map({ $0[level.next] }) ?? level.single else { continue }
      if checksTexts, region.hasControlCharacter {
        throw ExportError("the place with the code \(region.code) has a name that holds a control character")
      }
      let children = children(of: region, at: depth)
      try body(.enter(region, depth: depth, hasChildren: children != nil, isFirst: level.next == 0))
      if let children {
        entered.append(region)
        way.append((children, nil, 0))
      } else {
        try body(.leave(region, depth: depth, hasChildren: false))
      }
    }
  }
}

extension ExportedPart {
  /// Writes the part in a form.
  ///
  /// The same tree always gives the same bytes, and they read back as the same tree, as far as the form can express it.
  ///
  /// - Throws: `ExportError` if the form cannot hold the tree, or a text holds a control character.
  /// - Complexity: O(*n*).
  public func written(as form: ExportForm) throws(ExportError) -> [UInt8] { try exported(as: form).bytes }

  /// The same, with the names of the further fields that are left out although the form has room for fields.
  public func exported(as form: ExportForm) throws(ExportError) -> ExportedTree {
    if checksTexts, tree.fieldNames.contains(where: { TextRules.flaw(in: $0.utf8) != nil }) {
      throw ExportError("the tree has a field whose name cannot be shown")
    }
    switch form {
    case .json: return try objects(JSONTreeWriter(keys: .named))
    case .jsonl: return try objects(JSONTreeWriter(keys: .named, isLines: true))
    case .plist:
      return try fielded { fields throws(ExportError) in try PropertyListWriter.written(self, fields) }
    case .csv: return try TableWriter(self, separator: UInt8(ascii: ",")).written()
    case .tsv: return try TableWriter(self, separator: 0x09).written()
    case .sqlite: return try DatabaseWriter(self).written()
    default: return ExportedTree(bytes: try writtenForOthers(form), leftOut: [])
    }
  }

  /// Forms whose readers expect no further fields.
  private func writtenForOthers(_ form: ExportForm) throws(ExportError) -> [UInt8] {
    switch form {
    case .element, .antd: try JSONTreeWriter(keys: .labelled).written(self)
    case .paths: try PathsWriter.written(self)
    case .vant: try VantWriter.written(self)
    case .pca: try readingBack(try NamesWriter.written(self))
    default: try JSONTreeWriter(keys: .named).written(self)
    }
  }

  /// The same bytes, unless they read back as another tree: a place called `children` is a list of children to readers of
  /// names alone.
  ///
  /// - Complexity: O(*n*); it reads the bytes.
  private func readingBack(_ bytes: [UInt8]) throws(ExportError) -> [UInt8] {
    var options = ReadingOptions()
    options.format = .json
    let read = try? bytes.withUnsafeBufferPointer { bytes throws(SourceErrors) in
      try readTree(UnsafeRawBufferPointer(bytes), name: "", options: options)
    }
    guard let read, try ExportedPart(read.tree).steps() == steps() else {
      throw ExportError("names alone do not read back as this tree: --as json")
    }
    return bytes
  }

  private struct Step: Equatable {
    let depth: Int
    let name: String
  }

  /// The places of the part with their depths, each before its children.
  private func steps() throws(ExportError) -> [Step] {
    var steps: [Step] = []
    try walk { event throws(ExportError) in
      if case .enter(let region, let depth, _, _) = event {
        steps.append(Step(depth: depth, name: region.name))
      }
    }
    return steps
  }

  private func objects(_ writer: JSONTreeWriter) throws(ExportError) -> ExportedTree {
    try fielded { fields throws(ExportError) in
      var writer = writer
      writer.fields = fields
      return try writer.written(self)
    }
  }

  /// Writes objects with all further fields that fit.
  private func fielded(_ write: ([String]) throws(ExportError) -> [UInt8]) throws(ExportError) -> ExportedTree
  {
    let room = try FieldRoom(self, beside: ["code", "name", "children", "disabled"], write)
    return ExportedTree(bytes: try write(room.names), leftOut: room.leftOut)
  }
}

/// A tree in a form.
public struct ExportedTree: Sendable {
  public let bytes: [UInt8]
  /// The names of further fields that its readers would take for something else.
  public let leftOut: [String]
}

extension [UInt8] {
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a text as a JSON string.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
      append(byte)  // Names hold no control characters.
    }
    append(UInt8(ascii: "\""))
  }
}
