import RegionModel
import Romanization
import Synchronization

/// Reads a source's answer, in any format, as a list.
public final class AnswerReader: Sendable {
  private let options: ReadingOptions
  /// Kept between lists, so that its tables are built once.
  private let names: Mutex<NameReader?>
  /// The fields of the first list; nil before it, and where a person named them.
  private let settled = Mutex<SettledFields?>(nil)
  /// Whether the command reads the code of a place and nothing else of it.
  private let asksByCode: Bool
  /// The answer for the first list, where all its places have codes and it is not long.
  private let first = Mutex<[UInt8]?>(nil)

  /// Whether places with flaws are left out.
  var keepsGoing: Bool { options.keepsGoing }

  public init(_ options: ReadingOptions = ReadingOptions()) {
    self.options = options
    asksByCode = false
    names = Mutex(options.readings.map(NameReader.init))
  }

  /// The same for the answers of a command; the tables for names are shared.
  private init(_ other: AnswerReader, asksByCode: Bool) {
    (options, self.asksByCode) = (other.options, asksByCode)
    let tables = other.names.withLock { $0 }
    names = Mutex(tables)
  }

  /// The reader for a command's answers.
  func of(_ command: String) -> AnswerReader {
    let readsOthers = ["AREA_LEVEL", "AREA_NAME", "AREA_PATH"].contains(where: command.has)
    return command.has("AREA_CODE") && !readsOthers ? AnswerReader(self, asksByCode: true) : self
  }

  /// The same with names for the levels, where a person gave none.
  func naming(_ levels: [String]) -> AnswerReader {
    guard options.levels.isEmpty, !levels.isEmpty else { return self }
    var options = options
    options.levels = levels
    return AnswerReader(options)
  }

  /// The tree of an answer.
  ///
  /// - Parameters:
  ///   - depth: The number of steps above its roots.
  ///   - isSearch: Whether it is what a search found, whose rows may name those above them.
  ///   - opened: The place that was opened; where the answer is this place again, its children are the list.
  /// - Throws: `ListSourceError` with the first error and its line.
  func tree(
    of bytes: [UInt8], depth: Int, isSearch: Bool = false, inside opened: Place? = nil
  ) throws(ListSourceError) -> RegionTree {
    if !isSearch, isFirstAgain(bytes, below: opened) { return try lines([], depth: depth) }
    let data = AnswerShape.data(in: bytes, options)
    let tree = try readTree(data, depth: depth, isSearch: isSearch, opened)
    if depth == 0, !isSearch { keepFirst(bytes, tree) }
    // Without a first list there is nothing to open; a search may find nothing.
    if depth == 0, !isSearch, tree.roots.isEmpty { throw .failed("there is nothing to choose from") }
    return tree
  }

  /// The longest first list that is kept, in bytes.
  private static let longestFirst = 1 << 20

  private func keepFirst(_ bytes: [UInt8], _ tree: RegionTree) {
    let isKept = bytes.count <= AnswerReader.longestFirst && tree.roots.allSatisfy { !$0.code.isEmpty }
    first.withLock { $0 = isKept ? bytes : nil }
  }

  /// Whether an answer is the first list again because a place without a code was asked for by the code alone, as the first
  /// list is: `cat "${AREA_CODE:-index}.json"`. Nothing lies below such a place.
  private func isFirstAgain(_ bytes: [UInt8], below opened: Place?) -> Bool {
    guard asksByCode, let opened, opened.code.isEmpty else { return false }
    return first.withLock { $0 == bytes }
  }

  private func readTree(
    _ bytes: [UInt8], depth: Int, isSearch: Bool, _ opened: Place?
  ) throws(ListSourceError) -> RegionTree {
    var options = options(for: bytes, depth: depth)
    (options.isSearch, options.opened) = (isSearch, opened)
    if AnswerReader.isEmptyValue(bytes) { return try lines([], depth: depth) }
    if isLines(bytes, options) { return try lines(bytes, depth: depth) }
    do throws(SourceErrors) {
      let read = try settledRead(bytes, options)
      // A search answers with what fits best, and nobody expects all of it.
      return (isSearch ? read.tree.lacking(rest: nil) : read.tree).leavingOut(read.understanding.skipped)
    } catch {
      throw .failed(error.lines[0])
    }
  }

  /// What an answer holds, by the fields of the first list where its records have them.
  private func settledRead(_ bytes: [UInt8], _ options: ReadingOptions) throws(SourceErrors) -> ReadTree {
    let read = try AnswerReader.read(bytes, options)
    guard options.fields == FieldChoice() else { return read }
    if options.depth == 0, !options.isSearch {
      settled.withLock { $0 = SettledFields(read.understanding) }
      return read
    }
    for choice in settled.withLock({ $0 })?.choices(for: read.understanding) ?? [] {
      var options = options
      options.fields = choice
      let other = try? AnswerReader.read(bytes, options)
      if let other, AnswerReader.isAsGood(other.tree, as: read.tree) { return other }
    }
    return read
  }

  /// Whether a list has as many places as another, all with names, and with codes of their own where they have any.
  private static func isAsGood(_ tree: RegionTree, as other: RegionTree) -> Bool {
    guard tree.roots.count == other.roots.count, tree.roots.allSatisfy({ !$0.name.isEmpty }) else {
      return false
    }
    let codes = tree.roots.map(\.code)
    return codes.allSatisfy(\.isEmpty) && other.roots.allSatisfy { $0.code.isEmpty }
      || !codes.contains("") && Set(codes).count == codes.count
  }

  /// The first list of a command, with what it is taken for.
  ///
  /// - Throws: `SourceErrors` with all that is wrong with it; that it is empty is wrong.
  func inspected(_ bytes: [UInt8]) throws(SourceErrors) -> ReadTree {
    let bytes = AnswerShape.data(in: bytes, options)
    let options = options(for: bytes, depth: 0)
    var read: ReadTree
    if isLines(bytes, options) || AnswerReader.isEmptyValue(bytes) {
      do throws(ListSourceError) { read = try inspectedLines(bytes) } catch {
        throw SourceErrors(source: AnswerReader.name, error.description)
      }
    } else {
      read = try AnswerReader.read(bytes, options)
    }
    guard !read.tree.roots.isEmpty else {
      throw SourceErrors(source: AnswerReader.name, "there is nothing to choose from")
    }
    read.understanding.notes.append("the first list alone; the others are fetched when they are opened")
    return read
  }

  /// What an answer is called in messages, as a file is by its name.
  private static let name = "the command's answer"

  private func inspectedLines(_ bytes: [UInt8]) throws(ListSourceError) -> ReadTree {
    let tree = try tree(of: bytes, depth: 0)
    let hasCodes = tree.roots.contains { !$0.code.isEmpty }
    return ReadTree(
      tree: tree, understanding: Understanding(format: .lines, shape: hasCodes ? "codes and names" : "a list")
    )
  }

  /// The options for an answer, with the format that its first line tells.
  private func options(for bytes: [UInt8], depth: Int) -> ReadingOptions {
    var options = options
    if options.format == nil {
      options.format =
        bytes.withUnsafeBytes(AnswerReader.texts) ?? AnswerHeading.format(of: bytes, options)
        ?? AnswerShape.format(of: bytes)
    }
    options.isAnswer = true
    options.depth = depth
    return options
  }

  private static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws(SourceErrors) -> ReadTree {
    let read: Result<ReadTree, SourceErrors> = bytes.withUnsafeBytes { bytes in
      do throws(SourceErrors) {
        return .success(try RegionSources.readTree(bytes, name: AnswerReader.name, options: options))
      } catch {
        return .failure(error)
      }
    }
    return try read.get()
  }

  /// The format of an answer whose lines would be names, and say themselves that they are none.
  private static func texts(_ bytes: UnsafeRawBufferPointer) -> TreeFormat? {
    if SQLFormat.isMeant(bytes) { return .sql }
    return YAMLLines.mayBegin(bytes) && YAMLLines.areMeant(bytes) ? .yaml : nil
  }

  /// Whether an answer is plain lines: those with tabs are, whoever says that they are lines.
  private func isLines(_ bytes: [UInt8], _ options: ReadingOptions) -> Bool {
    switch options.format {
    case nil: ListLines.isMeant(bytes)
    case .lines: bytes.contains(0x09) && ListLines.isMeant(bytes)
    default: false
    }
  }

  /// Whether an answer is nothing in JSON, XML or psql's words: `[]`, `{}`, `null`, `false`, `<Cities/>`, `(0 rows)`.
  private static func isEmptyValue(_ bytes: [UInt8]) -> Bool {
    let signs = bytes.lazy.filter { $0 > 0x20 }.prefix(3)
    return signs.elementsEqual("[]".utf8) || signs.elementsEqual("{}".utf8) || OtherFormats.isNothing(bytes)
      || AnswerShape.isEmptyElement(bytes) || AnswerShape.isEmptyTable(bytes)
  }

  private func lines(_ bytes: [UInt8], depth: Int) throws(ListSourceError) -> RegionTree {
    try tree(depth: depth, isText: true) { list throws(ListSourceError) in
      try ListLines.add(bytes, to: &list, keepsGoing: keepsGoing)
    }
  }

  /// A reader of Han names; nil if names have no readings.
  var nameReader: NameReader? { options.readings.map(NameReader.init) }

  /// Builds a list from the places that `add` adds.
  ///
  /// - Parameter isText: Whether they are the lines of a text, and not the rows of a table.
  func tree(
    depth: Int, isText: Bool = false, _ add: (inout ListMaker) throws(ListSourceError) -> Void
  ) throws(ListSourceError) -> RegionTree {
    let result: Result<(TreeBuilder, leftOut: Int), ListSourceError>? = names.withLockIfAvailable { names in
      do throws(ListSourceError) {
        var list = ListMaker(level: Level(rawValue: UInt8(clamping: depth + 1)), names: names)
        try add(&list)
        names = list.names
        return .success((list.builder, list.leftOutCount))
      } catch {
        return .failure(error)
      }
    }
    // Where another list is being read, which may take long, nobody waits for that.
    guard let result else { return try AnswerReader(options).tree(depth: depth, isText: isText, add) }
    let (builder, leftOut) = try result.get()
    return try tree(of: builder, isText: isText).leavingOut(leftOut)
  }

  /// A tree with the bytes of its compiled file.
  typealias Whole = (tree: RegionTree, block: [UInt8])

  /// Builds a whole tree from the places that `add` adds, or finds what is wrong with them.
  func block(
    _ add: (inout ListMaker) throws(ListSourceError) -> Void
  ) throws(ListSourceError) -> Result<Whole, TreeBuilder.BuildErrors> {
    var list = ListMaker(level: Level(rawValue: 1), names: options.readings.map(NameReader.init))
    try add(&list)
    let builder = prepared(list.builder)
    let block: [UInt8]
    do throws(TreeBuilder.BuildErrors) { block = try builder.build() } catch { return .failure(error) }
    do { return .success((try RegionTree(built: block), block)) } catch {
      throw .failed("\(error)")
    }
  }

  private func tree(of builder: TreeBuilder, isText: Bool) throws(ListSourceError) -> RegionTree {
    do {
      return try prepared(builder).tree()
    } catch {
      let flaw = error.all[0]
      guard isText else { throw .failed("row \(flaw.record + 1): \(flaw.description)") }
      throw .failed("line \(flaw.record + 1): \(flaw.description)")
    }
  }

  private func prepared(_ builder: TreeBuilder) -> TreeBuilder {
    var builder = builder
    builder.order = options.order
    builder.levelNames = TreeMaker.levelNames(options.levels)
    return builder
  }
}
