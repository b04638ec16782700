import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// A tree as text: a line a node, two blanks a level, the code before the name.
func outline(_ tree: RegionTree) -> String {
  var lines: [String] = []
  for region in tree.roots.subtrees {
    let indent = String(repeating: "  ", count: region.path.count - 1)
    lines.append(indent + (region.code.isEmpty ? "" : "\(region.code) ") + region.name)
  }
  return lines.joined(separator: "\n")
}

func read(_ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }) throws(SourceErrors)
  -> ReadTree
{
  var options = ReadingOptions()
  change(&options)
  let bytes = Array(text.utf8)
  let result: Result<ReadTree, SourceErrors> = bytes.withUnsafeBytes { bytes in
    do throws(SourceErrors) {
      return .success(try readTree(bytes, name: "x", options: options))
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

/// What a text is read as, or the flaws.
func outline(_ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }) -> String {
  do throws(SourceErrors) {
    return outline(try read(text, change).tree)
  } catch {
    return error.description
  }
}

/// What a file of this name is read as, or the flaws.
func outline(_ text: String, name: String) -> String {
  do throws(SourceErrors) {
    return outline(try readFiles([(name, text)]).tree)
  } catch {
    return error.description
  }
}

/// The shape that a text is taken for.
func shape(_ text: String) -> String {
  (try? read(text).understanding.shape) ?? "none"
}

/// Reads files of these names and contents as one tree.
func readFiles(
  _ contents: [(name: String, text: String)], _ options: ReadingOptions = ReadingOptions()
) throws(SourceErrors) -> ReadTree {
  var (files, start): ([SourceFiles.File], Int) = ([], 0)
  for (name, text) in contents {
    files.append(SourceFiles.File(name: name, start: start, count: text.utf8.count))
    start += text.utf8.count
  }
  let bytes = contents.flatMap { Array($0.text.utf8) }
  let result: Result<ReadTree, SourceErrors> = bytes.withUnsafeBytes { bytes in
    Result { () throws(SourceErrors) in
      try TreeReading(options, SourceFiles(files, bytes)).read()
    }
  }
  return try result.get()
}

/// The outline of a file with this text, which is read as a person's is; what is wrong with it otherwise.
func outlineOfFile(_ text: String) -> String {
  let file = TemporaryFile(Array(text.utf8))
  return withExtendedLifetime(file) {
    do throws(SourceErrors) {
      return outline(try TreeFile.read([file.path], options: ReadingOptions()).tree)
    } catch {
      return error.description
    }
  }
}
