import CSQLite
import Glibc
import RegionModel
import Romanization

/// Compares the rows of a database with what a person searches for, as names in files are compared: small letters without
/// accents, blanks and hyphens. `sao` is in `São Paulo`, `izmir` in `İzmir`, `нижнии` in `Нижний`.
///
/// SQLite calls it for each row, so it allocates nothing for one. Used by one thread at a time.
final class RowMatcher {
  /// The name of the function in SQL: `areapick_matches(name, code)`.
  static let function = "areapick_matches"

  /// A word in memory of its own: to count the references to an array costs a row more than to compare it.
  private struct Word {
    let folded: UnsafeMutableBufferPointer<UInt8>
    /// What a code begins with, in small letters.
    let code: UnsafeMutableBufferPointer<UInt8>

    init(_ text: String) {
      folded = Word.copy(RowMatcher.folded(text))
      code = Word.copy(Array(text.lowercased().utf8))
    }

    private static func copy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      return copy
    }

    func deallocate() {
      folded.deallocate()
      code.deallocate()
    }
  }

  private var words = UnsafeMutableBufferPointer<Word>.allocate(capacity: 0)
  /// What is searched for where it is nothing but signs, of which folding leaves nothing: `'`; else empty.
  private var signs: [UInt8] = []
  /// All words together, in Latin letters; empty where they are no pinyin.
  private var pinyin: [UInt8] = []
  private var names: NameReader?
  private var folded = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private var capacity = 1
  private var reading: [UInt8] = []
  private let isUTF8: Bool
  /// What becomes of each ASCII byte; 0 for what is dropped.
  private let ascii: UnsafeMutablePointer<UInt8>

  /// - Parameter isUTF8: Whether the database keeps its texts in UTF-8.
  init(isUTF8: Bool) {
    self.isUTF8 = isUTF8
    ascii = .allocate(capacity: 128)
    for byte in 0..<128 { ascii[byte] = FoldedBytes.plain(ascii: UInt8(byte)) }
  }

  deinit {
    forgetWords()
    ascii.deallocate()
    folded.deallocate()
  }

  /// Sets what is searched for.
  ///
  /// A word that is nothing but signs, as `-`, counts only where there is no other; names that hold it are found then.
  ///
  /// - Parameter reader: Knows whether Han names get pinyin.
  func search(for words: [String], _ reader: AnswerReader) {
    let letters = words.joined().lowercased().utf8
    let spoken = words.filter { !RowMatcher.folded($0).isEmpty }
    let counted = (spoken.isEmpty ? words : spoken).map(Word.init)
    signs = spoken.isEmpty ? words.first.map { Array($0.utf8) } ?? [] : []
    forgetWords()
    self.words = .allocate(capacity: counted.count)
    _ = self.words.initialize(from: counted)
    if names == nil { names = reader.nameReader }
    let isPinyin = names != nil && !letters.isEmpty && letters.allSatisfy { (0x61...0x7A).contains($0) }
    pinyin = isPinyin ? Array(letters) : []
  }

  private func forgetWords() {
    for word in words { word.deallocate() }
    words.deallocate()
  }

  static func folded(_ text: String) -> [UInt8] {
    Array(text.utf8).withUnsafeBytes { Array(FoldedBytes($0)) }
  }

  /// Makes the function known to a connection, which must not outlive this object.
  func define(in database: OpaquePointer?) {
    sqlite3_create_function_v2(
      database, RowMatcher.function, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
      Unmanaged.passUnretained(self).toOpaque(),
      { context, _, values in
        guard let context, let values, let data = sqlite3_user_data(context) else { return }
        let matcher = Unmanaged<RowMatcher>.fromOpaque(data).takeUnretainedValue()
        sqlite3_result_int(context, matcher.matches(values[0], code: values[1]) ? 1 : 0)
      }, nil, nil, nil)
  }

  private func matches(_ name: OpaquePointer?, code: OpaquePointer?) -> Bool {
    // As a blob, SQLite needs not copy the text to put a zero behind it.
    let text = isUTF8 ? sqlite3_value_blob(name) : UnsafeRawPointer(sqlite3_value_text(name))
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(sqlite3_value_bytes(name)))
    if !signs.isEmpty, RowMatcher.holds(bytes, signs) { return true }
    let count = fold(bytes)
    var isNamed = true
    for word in words where isNamed {
      isNamed = isIn(folded, count, word.folded) || begins(code, with: word.code)
    }
    return isNamed || rank(byReading: bytes) != nil
  }

  /// Folds a name into `folded`, and returns its length there.
  private func fold(_ text: UnsafeRawBufferPointer) -> Int {
    // A character of at least two bytes becomes eight at most.
    if text.count * 4 > capacity { grow(text.count * 4) }
    var (count, index) = (0, 0)
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        let plain = ascii[Int(byte)]
        folded[count] = plain
        if plain != 0 { count += 1 }
        index += 1
      } else if FoldedBytes.isAsItIs(byte) {
        folded[count] = byte
        count += 1
        index += 1
      } else {
        var letters = FoldedBytes.fold(text, at: &index)
        while letters != 0 {
          folded[count] = UInt8(truncatingIfNeeded: letters)
          count += 1
          letters >>= 8
        }
      }
    }
    return count
  }

  private func grow(_ wanted: Int) {
    folded.deallocate()
    (folded, capacity) = (.allocate(capacity: wanted), wanted)
  }

  /// Whether a word stands in the first bytes of `text`; one of which nothing is left by folding does nowhere.
  private func isIn(
    _ text: UnsafeMutablePointer<UInt8>, _ count: Int, _ word: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let bytes = word.baseAddress, word.count > 0, count >= word.count else { return false }
    var start = 0
    let end = count - word.count + 1
    while start < end, let found = memchr(text + start, Int32(bytes[0]), end - start) {
      if memcmp(found, bytes, word.count) == 0 { return true }
      start = UnsafeRawPointer(found) - UnsafeRawPointer(text) + 1
    }
    return false
  }

  /// Whether a text holds signs as they are.
  private static func holds(_ text: UnsafeRawBufferPointer, _ signs: [UInt8]) -> Bool {
    guard text.count >= signs.count else { return false }
    return (0...text.count - signs.count).contains { start in
      signs.indices.allSatisfy { text[start + $0] == signs[$0] }
    }
  }

  private func begins(_ code: OpaquePointer?, with word: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    // A number is not written out where what is searched for is none.
    if sqlite3_value_type(code) == SQLITE_INTEGER, first > UInt8(ascii: "9") { return false }
    guard let text = sqlite3_value_text(code), Int(sqlite3_value_bytes(code)) >= word.count else {
      return false
    }
    return word.indices.allSatisfy { index in
      let byte = text[index]
      return (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) == word[index]
    }
  }

  /// How well a row of which it is known that it matches does: 0 is best.
  func rank(_ name: UnsafeRawBufferPointer) -> Int {
    let count = fold(name)
    guard words.allSatisfy({ isIn(folded, count, $0.folded) }) else {
      return rank(byReading: name) ?? 2
    }
    let wanted = words.flatMap(\.folded)
    guard UnsafeBufferPointer(start: folded, count: count).starts(with: wanted) else { return 2 }
    return count == wanted.count ? 0 : 1
  }

  /// How well letters match the reading of a Han name: as all of it, its beginning, or its initials; nil if they do not.
  private func rank(byReading name: UnsafeRawBufferPointer) -> Int? {
    guard !pinyin.isEmpty, NameReader.mayHaveHan(name) else { return nil }
    reading.removeAll(keepingCapacity: true)
    names?.append(readingOf: name, to: &reading)
    let letters = reading.lazy.filter { $0 != 0x20 }
    if letters.starts(with: pinyin) { return letters.count == pinyin.count ? 1 : 3 }
    let initials = reading.split(separator: 0x20).compactMap(\.first)
    return initials.starts(with: pinyin) ? 4 : nil
  }
}
