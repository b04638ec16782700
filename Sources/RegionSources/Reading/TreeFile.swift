import CMalloc
import Glibc
import RegionModel

/// Trees in files of any format.
public enum TreeFile {
  /// Reads a tree from files; several files are one tree, one level each. `-` is standard input.
  ///
  /// A single compiled tree is opened by `AtlasFile`.
  ///
  /// - Parameter start: The beginning of the only file, where the caller has read it.
  /// - Throws: `SourceErrors` with file and line.
  public static func read(
    _ paths: [String], options: ReadingOptions, start: FileStart? = nil
  ) throws(SourceErrors) -> ReadTree {
    guard paths.count == 1 else { return try readAnew(paths, options) }
    if options.format == nil || options.format == .atlas, (start ?? FileStart(paths[0])).isCompiled {
      return try compiled(paths[0], options)
    }
    return try TreeCache.read(paths[0], options) { () throws(SourceErrors) in try readAnew(paths, options) }
  }

  private static func readAnew(_ paths: [String], _ options: ReadingOptions) throws(SourceErrors) -> ReadTree
  {
    let content = SourceBytes()
    var files: [SourceFiles.File] = []
    for path in paths {
      let name = path == "-" ? "standard input" : path
      let start = content.count
      do throws(SourceReadError) {
        try content.append(path, progress: options.progress, waits: options.waitsForPipe)
      } catch {
        throw SourceErrors(source: name, error.description)
      }
      content.decodeUTF16(from: start)
      try EndlessName.check(UnsafeRawBufferPointer(rebasing: content.bytes[start...]), name: name)
      let mayBeScript = options.format == nil || options.format == .json
      let unread = mayBeScript ? content.decodeScript(from: start) : nil
      files.append(
        SourceFiles.File(
          name: name, start: start, count: content.count - start, format: unread == nil ? nil : .json,
          unread: unread ?? []))
    }
    // What a step of reading frees goes back to the system at once: the steps of a large file are not in memory side by
    // side. Left to itself, glibc would keep pieces of up to 32 MB.
    if content.count > TreeFile.large {
      mallopt(M_MMAP_THRESHOLD, 6 << 20)
      mallopt(M_TRIM_THRESHOLD, 16 << 20)
    }
    let sources = SourceFiles(files, content.bytes)
    return try TreeReading(options, sources, release: content.release).read()
  }

  /// In bytes.
  private static let large = 8 << 20

  private static func compiled(_ path: String, _ options: ReadingOptions) throws(SourceErrors) -> ReadTree {
    var tree: RegionTree
    do throws(AtlasFile.FileError) { tree = try AtlasFile.open(path) } catch {
      throw SourceErrors(source: error.path, error.reason)
    }
    do throws(AdaptionError) { tree = try tree.adapted(to: options) } catch {
      throw SourceErrors(source: path, error.description)
    }
    var understanding = Understanding(format: .atlas, shape: "compiled")
    understanding.levels = options.levels
    return ReadTree(tree: tree, understanding: understanding)
  }
}
