import RegionModel

/// Several files of which each is a whole tree: a province a file, with all that lies in it.
extension TreeReading {
  /// The trees of the files beside each other; nil where one of them is none by itself.
  ///
  /// Places with the same way from a root in several files, as the country of each province is, are one.
  ///
  /// - Throws: What is wrong with a file that cannot be read, where another is a whole tree.
  func besideEachOther() throws(SourceErrors) -> (Interpretation, SourceText)? {
    guard !options.isAnswer else { return nil }
    var (trees, first, broken): ([RegionTree], Understanding?, SourceErrors?) = ([], nil, nil)
    for file in files.all {
      do throws(SourceErrors) {
        let read = try whole(file)
        guard read.tree.roots.count < read.tree.count, read.understanding.skipped == 0 else { continue }
        trees.append(read.tree)
        first = first ?? read.understanding
      } catch {
        broken = broken ?? error
      }
    }
    guard var understanding = first else { return nil }
    if let broken { throw broken }
    guard trees.count == files.all.count else { return nil }
    understanding.shape = "trees beside each other"
    understanding.notes = []
    var union = TreeUnion(files)
    for (number, (tree, file)) in zip(trees, files.all).enumerated() {
      union.add(tree, from: file, number: number)
    }
    return (Interpretation(records: union.records, understanding: understanding), union.text)
  }

  /// The tree of one of the files, which is read once, however many ways there are to put the files together.
  func whole(_ file: SourceFiles.File) throws(SourceErrors) -> ReadTree {
    if let known = wholes.known[file.start]?[file.name] { return try known.get() }
    let read = Result { () throws(SourceErrors) in try readWhole(file) }
    wholes.known[file.start, default: [:]][file.name] = read
    return try read.get()
  }

  private func readWhole(_ file: SourceFiles.File) throws(SourceErrors) -> ReadTree {
    var own = options
    own.format = options.format ?? file.format
    own.findsNamesakes = false
    own.readings = nil
    own.progress = progress(of: file, from: 0.4, to: 0.7)
    return try readTree(files.bytes(of: file), name: file.name, options: own)
  }
}

extension TreeReading {
  /// What tells how much of one of the files is done, as a share of all work; nil where nobody hears it.
  ///
  /// - Parameters:
  ///   - start: How much of all was done when the first file was begun.
  ///   - end: How much is, when the last is done.
  func progress(of file: SourceFiles.File, from start: Double, to end: Double) -> (
    @Sendable (Double) -> Void
  )? {
    guard let told = options.progress, files.bytes.count > 0 else { return nil }
    let (first, share) = (Double(file.start), Double(file.count))
    let all = Double(files.bytes.count)
    return { told(start + (end - start) * (first + min(max($0, 0), 1) * share) / all) }
  }
}

/// Trees of files that were read, by where a file begins among the bytes and by its name: an empty one begins where the next
/// does.
final class WholeTrees {
  var known: [Int: [String: Result<ReadTree, SourceErrors>]] = [:]
}
