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
    var options = options
    let content = SourceBytes()
    var files: [SourceFiles.File] = []
    var encodings: [GuessedEncoding] = []
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
      let arePaths = content.bytes[start...].starts(with: LinesFormat.pathsMark.utf8)
      let mayBeScript = (options.format == nil || options.format == .json) && !arePaths
      let constant = options.tables.count == 1 ? options.tables[0] : nil
      let script: (conversion: ScriptData.Conversion, encoding: EncodingGuess?)?
      do throws(SourceReadError) {
        script = mayBeScript ? try content.decodeScript(from: start, constant: constant) : nil
      } catch {
        throw SourceErrors(source: name, error.description)
      }
      if script != nil { options.tables = [] }
      if let guess = script?.encoding { encodings.append(GuessedEncoding(file: name, guess: guess)) }
      files.append(
        SourceFiles.File(
          name: name, start: start, count: content.count - start, format: script == nil ? nil : .json,
          unread: script?.conversion.unread ?? [], several: script?.conversion.several ?? [],
          isChosen: script?.conversion.isChosen ?? false,
          isProgram: script?.conversion.isProgram ?? false, constants: script?.conversion.names ?? []))
    }
    // What a step of reading frees goes back to the system at once: the steps of a large file are not in memory side by
    // side. Left to itself, glibc would keep pieces of up to 32 MB.
    if content.count > TreeFile.large {
      mallopt(M_MMAP_THRESHOLD, 6 << 20)
      mallopt(M_TRIM_THRESHOLD, 16 << 20)
    }
    while true {
      do throws(SourceErrors) {
        let sources = SourceFiles(files, content.bytes)
        var read = try TreeReading(options, sources, release: content.release).read()
        read.understanding.note(encodings, ofSeveral: files.count > 1)
        return read
      } catch {
        // A text is looked at as UTF-8 first, since nearly all are, and each is converted once.
        guard let guess = error.encoding, decode(error.source, from: guess, &files, content) else {
          throw error.ofPrograms(files)
        }
        encodings.append(GuessedEncoding(file: error.source, guess: guess))
      }
    }
  }

  /// Makes UTF-8 of a file that is none; false where that cannot be done.
  private static func decode(
    _ name: String, from encoding: EncodingGuess, _ files: inout [SourceFiles.File], _ content: SourceBytes
  ) -> Bool {
    guard let index = files.firstIndex(where: { $0.name == name }) else { return false }
    let range = files[index].start..<(files[index].start + files[index].count)
    let bytes = UnsafeRawBufferPointer(rebasing: content.bytes[range])
    guard let text = Iconv.utf8(bytes, from: encoding), content.replace(range, with: text) else {
      return false
    }
    files[index].count = text.count
    for later in files.indices where later > index { files[later].start += text.count - range.count }
    return true
  }

  /// In bytes.
  private static let large = 8 << 20

  private static func compiled(_ path: String, _ options: ReadingOptions) throws(SourceErrors) -> ReadTree {
    var tree: RegionTree
    do throws(AtlasFile.FileError) { tree = try AtlasFile.open(path, checksAll: options.checksAll) } catch {
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
