import RegionModel
import Romanization
import Synchronization

/// Reads a source's answer, in any format, as a list.
public final class AnswerReader: Sendable {
  private let options: ReadingOptions
  /// Kept between lists, so that its tables are built once.
  private let names: Mutex<NameReader?>

  public init(_ options: ReadingOptions = ReadingOptions()) {
    self.options = options
    names = Mutex(options.readings.map(NameReader.init))
  }

  /// The tree of an answer.
  ///
  /// - Parameter depth: The number of steps above its roots.
  /// - Throws: `ListSourceError` with the first error and its line.
  func tree(of bytes: [UInt8], depth: Int) throws(ListSourceError) -> RegionTree {
    let tree = try readTree(bytes, depth: depth)
    // Without a first list there is nothing to open.
    if depth == 0, tree.roots.isEmpty { throw .failed("there is nothing to choose from") }
    return tree
  }

  private func readTree(_ bytes: [UInt8], depth: Int) throws(ListSourceError) -> RegionTree {
    if options.format == nil, ListLines.isMeant(bytes) { return try lines(bytes, depth: depth) }
    if AnswerReader.isEmptyValue(bytes) { return try lines([], depth: depth) }
    var options = options
    options.isAnswer = true
    options.depth = depth
    let read: Result<ReadTree, ListSourceError> = bytes.withUnsafeBytes { bytes in
      do throws(SourceErrors) {
        return .success(try RegionSources.readTree(bytes, name: "answer", options: options))
      } catch {
        return .failure(.failed(error.lines[0]))
      }
    }
    return try read.get().tree
  }

  /// Whether an answer is empty in JSON: `[]` or `{}`.
  private static func isEmptyValue(_ bytes: [UInt8]) -> Bool {
    let signs = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return signs.elementsEqual("[]".utf8) || signs.elementsEqual("{}".utf8)
  }

  private func lines(_ bytes: [UInt8], depth: Int) throws(ListSourceError) -> RegionTree {
    try tree(depth: depth) { list throws(ListSourceError) in try ListLines.add(bytes, to: &list) }
  }

  /// A reader of Han names; nil if names have no readings.
  var nameReader: NameReader? { options.readings.map(NameReader.init) }

  /// Builds a list from the places that `add` adds.
  func tree(depth: Int, _ add: (inout ListMaker) throws(ListSourceError) -> Void) throws(ListSourceError)
    -> RegionTree
  {
    let result: Result<TreeBuilder, ListSourceError>? = names.withLockIfAvailable { names in
      do throws(ListSourceError) {
        var list = ListMaker(level: Level(rawValue: UInt8(clamping: depth + 1)), names: names)
        try add(&list)
        names = list.names
        return .success(list.builder)
      } catch {
        return .failure(error)
      }
    }
    // Where another list is being read, which may take long, nobody waits for that.
    guard let result else { return try AnswerReader(options).tree(depth: depth, add) }
    return try tree(of: result.get())
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
    do { return .success((try RegionTree(compiled: block, check: .header), block)) } catch {
      throw .failed("\(error)")
    }
  }

  private func tree(of builder: TreeBuilder) throws(ListSourceError) -> RegionTree {
    let block: [UInt8]
    do {
      block = try prepared(builder).build()
    } catch {
      let flaw = error.all[0]
      throw .failed("line \(flaw.record + 1): \(flaw.description)")
    }
    do { return try RegionTree(compiled: block, check: .header) } catch { throw .failed("\(error)") }
  }

  private func prepared(_ builder: TreeBuilder) -> TreeBuilder {
    var builder = builder
    builder.order = options.order
    builder.levelNames = TreeMaker.levelNames(options.levels)
    return builder
  }
}
