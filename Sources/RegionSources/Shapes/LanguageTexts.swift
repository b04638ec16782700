/// Names in several languages, in the shapes that services and programs give them:
///
///     "name": {"en": "Belgium", "fr": "Belgique"}
///     "translations": [{"locale": "en", "name": "Belgium"}, {"locale": "fr", "name": "Belgique"}]
///     "labels": {"en": {"language": "en", "value": "Belgium"}}
///
/// Each language becomes a field of the object around them, `name.en` and `name.fr`. One key takes the names of all objects,
/// whatever order the languages stand in.
struct LanguageTexts {
  private let document: Document
  /// The keys of languages, `en`, and those of the words for a language, `locale`.
  private let tags: Set<UInt32>
  private let words: Set<UInt32>
  private var counts: [UInt32: Count] = [:]

  private struct Count {
    var all = 0
    var tags: [String: Int] = [:]
    var isOther = false
  }

  /// With more different keys, keys are data.
  private static let mostKeys = 2_000
  private static let mostMembers = 300

  /// The keys that always hold texts by their languages, of which one stands nearly everywhere; and whether it is the only
  /// one, which is not told then.
  ///
  /// - Complexity: O(keys), and O(*n*) where some key is a language or a word for one.
  static func keys(_ document: Document) -> [UInt32: Bool] {
    guard document.keys.count < mostKeys else { return [:] }
    var texts = LanguageTexts(document)
    guard !texts.tags.isEmpty || !texts.words.isEmpty else { return [:] }
    for index in document.values.indices where document.values[index].isContainer {
      guard document.values[index].key != Value.noKey, document.values[index].end > index + 1 else {
        continue
      }
      texts.add(index)
    }
    // These are words for other things, too: `"attributes": {"id": "7"}`.
    let words: Set<String> = ["id", "no", "is", "to", "so", "am", "be", "or", "as", "se", "st"]
    return texts.counts.filter { _, count in
      !count.isOther && count.all > 1
        && count.tags.keys.contains { !words.contains($0) && !scripts.contains($0) }
        && count.tags.values.contains { $0 * 10 >= count.all * 8 }
    }.mapValues { $0.tags.count == 1 }
  }

  init(_ document: Document) {
    self.document = document
    var (tags, words): (Set<UInt32>, Set<UInt32>) = ([], [])
    for (key, slice) in document.keys.slices.enumerated() where slice.count < 16 {
      let word = document.text.string(slice)
      if LanguageTexts.isTag(word) || LanguageTexts.scripts.contains(word) { tags.insert(UInt32(key)) }
      if LanguageTexts.languageWords.contains(FieldNames.normalized(word)) { words.insert(UInt32(key)) }
    }
    (self.tags, self.words) = (tags, words)
  }

  private mutating func add(_ index: Int) {
    let key = document.values[index].key
    guard !(counts[key]?.isOther ?? false) else { return }
    let found = texts(of: index)
    counts[key, default: Count()].all += 1
    counts[key]?.isOther = found.isEmpty
    for (tag, _) in found { counts[key]?.tags[tag, default: 0] += 1 }
  }

  /// The languages in a value with their texts, in order; empty where it holds anything else.
  func texts(of index: Int) -> [(tag: String, text: Int)] {
    if document.values[index].kind == .object, let (tag, text) = text(in: index) {
      return [(document.text.string(document.values[tag].slice), text)]
    }
    var found: [(String, Int)] = []
    for member in document.children(of: index) {
      guard found.count < LanguageTexts.mostMembers else { return [] }
      let value = document.values[member]
      if document.values[index].kind == .array {
        guard value.kind == .object, let (tag, text) = text(in: member) else { return [] }
        found.append((document.text.string(document.values[tag].slice), text))
        continue
      }
      guard tags.contains(value.key) else { return [] }
      let tag = document.text.string(document.keys.slices[Int(value.key)])
      if value.kind == .object, let (_, text) = text(in: member) {
        found.append((tag, text))
      } else if value.kind == .string {
        found.append((tag, member))
      } else if value.kind != .null {
        return []
      }
    }
    return found
  }

  /// The language and the text of an object that holds both: `{"locale": "en", "name": "Belgium"}`.
  private func text(in object: Int) -> (tag: Int, text: Int)? {
    var (tag, best, rank): (Int?, Int?, Int) = (nil, nil, .max)
    for member in document.children(of: object) {
      let value = document.values[member]
      guard !value.isContainer, value.kind == .string || value.kind == .null else {
        if value.isContainer { return nil }
        continue
      }
      if words.contains(value.key), LanguageTexts.isTag(document.text.string(value.slice)) {
        tag = member
        continue
      }
      let word = FieldNames.normalized(document.text.string(document.keys.slices[Int(value.key)]))
      if value.kind == .string, let own = LanguageTexts.textWords.firstIndex(of: word), own < rank {
        (best, rank) = (member, own)
      }
    }
    guard let tag, let best else { return nil }
    return (tag, best)
  }

  /// Whether a word is the tag of a language: `en`, `pt-BR`, `zh_Hans`, `enUS`.
  static func isTag(_ word: String) -> Bool {
    if word.utf8.count == 4, word.suffix(2).allSatisfy({ $0 >= "A" && $0 <= "Z" }) {
      return languages.contains(String(word.prefix(2)))
    }
    let parts = word.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, parts.count < 3, first.count == 2 || first.count == 3,
      first.allSatisfy({ $0 >= "a" && $0 <= "z" }),
      parts.dropFirst().allSatisfy({ (2...4).contains($0.count) })
    else { return false }
    return languages.contains(String(first))
  }

  /// Words for letters that stand beside languages: `{"km": "…", "latin": "Koh Kong"}`.
  private static let scripts: Set<String> = [
    "latin", "latn", "romaji", "romanized", "kana", "hiragana", "katakana", "kanji", "hangul", "pinyin",
    "english",
    "native", "local",
  ]

  private static let languageWords: Set<String> = [
    "lang", "language", "locale", "languagecode", "langcode", "localecode", "lng", "xml:lang", "语言",
  ]

  /// Words for the text beside a language, the best first.
  private static let textWords = [
    "name", "value", "text", "label", "title", "translation", "content", "term", "string", "名称",
  ]

  private static let languages: Set<String> = Set(
    """
    aa ab af ak am an ar as ay az ba be bg bi bn bo br bs ca ce co cs cy da de dv dz el en eo es et eu fa ff fi fj fo fr fy
    ga gd gl gn gu ha he hi hr ht hu hy ia id ig is it ja jp jv ka kk kl km kn ko kr ks ku ky la lb lg ln lo lt lv mg mi mk
    ml mn mr ms mt my nb nd ne nl nn no ny oc om or pa pl ps pt qu rm rn ro ru rw sa sd se sg si sk sl sm sn so sq sr ss st su
    sv sw ta te tg th ti tk tl tn to tr ts tt tw ug uk ur uz ve vi wo xh yi yo zh zu
    eng fra fre deu ger spa ita por rus zho chi jpn kor ara nld dut pol ces tur vie tha fil ceb ckb
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
