/// Lines without a heading in which a word, and what is said of it, stand below each other behind several blanks:
///
///     lo               UNKNOWN        127.0.0.1/8 ::1/128
///     eth0             UP             192.0.2.2/24 fe80::1/64
///
/// The first word names the line, where no two lines have the same.
enum AlignedWords {
  private static let fewestLines = 3
  private static let fewestColumns = 3

  /// The table of such lines; nil where they are others.
  static func table(_ text: SourceText, _ printed: PrintedLines) -> Table? {
    let lines = printed.lines
    guard lines.count >= fewestLines, !printed.isBehindBlank.dropFirst().contains(true),
      lines.allSatisfy({ $0.words.count > 1 && $0.words[0].cells.lowerBound == 0 })
    else { return nil }
    let starts = starts(lines)
    guard starts.count >= fewestColumns || starts.count == 2 && lines.contains(where: { $0.words.count > 2 }),
      areNames(lines, text), !areSeparated(lines, text), starts.count > 2 || !areCoded(lines, text),
      !arePaths(lines, starts, text), isSaid(lines, starts, text)
    else { return nil }
    var table = Table(text, width: starts.count)
    table.header = ["name"] + (1..<starts.count).map { "column \($0 + 1)" }
    for line in lines {
      let words = starts.map { start in
        line.words.firstIndex { $0.cells.lowerBound >= start } ?? line.words.count
      }
      table.append(
        zip(words, words.dropFirst() + [line.words.count]).map { line.slice($0..<max($0, $1)) },
        at: UInt32(line.start))
    }
    table.told = ToldColumns(name: 0)
    return table
  }

  /// The cells where all lines begin a word, with two blanks or more in front of it in some line; what stands behind
  /// the last is one column.
  private static func starts(_ lines: [PrintedLine]) -> [Int] {
    var starts = [0]
    for (index, word) in lines[0].words.enumerated().dropFirst() {
      let start = word.cells.lowerBound
      var isApart = false
      let areThere = lines.allSatisfy { line in
        guard let at = line.words.firstIndex(where: { $0.cells.lowerBound == start }), at > 0 else {
          return false
        }
        isApart = isApart || line.words[at].cells.lowerBound - line.words[at - 1].cells.upperBound > 1
        // No column in front of it may hold several words in one line and one in another.
        return at == index
      }
      guard areThere, isApart else { break }
      starts.append(start)
    }
    return starts
  }

  /// Whether the first words are codes with digits, and what stands behind them are names: no two are the same.
  private static func areCoded(_ lines: [PrintedLine], _ text: SourceText) -> Bool {
    var names: Set<String> = []
    return lines.allSatisfy { line in
      let (word, name) = (text.source[line.words[0].bytes], text.string(line.rest(from: 1)))
      let isCode =
        CodeShape.isCode(UnsafeRawBufferPointer(rebasing: word)) && word.contains { $0 >= 0x30 && $0 <= 0x39 }
      return isCode && !name.hasPrefix("/") && name.contains(where: \.isLetter) && names.insert(name).inserted
    }
  }

  /// Whether behind the first word of each line stands the same sign alone, which parts a code from a name: `ap-1   : Pets`.
  private static func areSeparated(_ lines: [PrintedLine], _ text: SourceText) -> Bool {
    let sign = text.source[lines[0].words[1].bytes]
    return signs.contains { sign.elementsEqual($0.utf8) }
      && lines.allSatisfy { text.source[$0.words[1].bytes].elementsEqual(sign) }
  }

  /// Whether the last column of most lines is a path: what stands in front is its code.
  private static func arePaths(_ lines: [PrintedLine], _ starts: [Int], _ text: SourceText) -> Bool {
    lines.count { line in
      let word = line.words.firstIndex { $0.cells.lowerBound >= starts[starts.count - 1] } ?? line.words.count
      return CodesInFront.pathSigns.contains { text.string(line.rest(from: word)).has($0) }
    } * 2 >= lines.count
  }

  private static let signs = [":", "-", "–", "—", "=", "->", "=>"]

  /// Whether the first words are all different, and neither numbers nor dates.
  private static func areNames(_ lines: [PrintedLine], _ text: SourceText) -> Bool {
    var known: Set<String> = []
    return lines.allSatisfy { line in
      let word = text.source[line.words[0].bytes]
      return !PrintedWord.isQuantity(word) && !PrintedWord.isDate(word) && !PrintedWord.isTime(word)
        && word.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }
        && known.insert(String(decoding: word, as: UTF8.self)).inserted
    }
  }

  /// Whether another column says something of the names: paths, numbers, words in capitals, or words that repeat.
  private static func isSaid(_ lines: [PrintedLine], _ starts: [Int], _ text: SourceText) -> Bool {
    (1..<max(starts.count, 1)).contains { column in
      let words = lines.map { String(decoding: text.source[$0.words[column].bytes], as: UTF8.self) }
      return Set(words).count * 3 <= words.count * 2
        || words.allSatisfy { word in
          word.hasPrefix("/") || word.first?.isNumber == true
            || word.count > 1 && word == word.uppercased()
              && word != word.lowercased()
        }
    }
  }
}
