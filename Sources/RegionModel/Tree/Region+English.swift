/// What places are called in English.
extension Region {
  /// The name in English where the data has one: Hong Kong, Ürümqi.
  ///
  /// China's divisions have one where it is not the pinyin. Another tree has what one of its further fields says, if that is
  /// called `name_en`, `nameEn`, `name:en`, `en`, `english`, `english_name` or `englishName`.
  ///
  /// - Complexity: O(log *n*) in the places with such a name, or O(fields).
  public var englishName: String? {
    let name = tree.englishNames.name(ofNode: Int(node))
    if !name.isEmpty {
      // In a tree whose header alone was checked, the name may be anything.
      return TextRules.flaw(in: name) == nil ? String(decoding: name, as: UTF8.self) : nil
    }
    guard tree.hasFields else { return nil }
    return fields.first { Region.englishFields.contains($0.name) && TextRules.flaw(in: $0.text.utf8) == nil }?
      .text
  }

  private static let englishFields: Set = [
    "name_en", "nameEn", "name:en", "en", "english", "english_name", "englishName",
  ]

  /// The name for people who read English: the English one, else the pinyin without the suffix, else the name as it is.
  ///
  /// 香港特别行政区 is Hong Kong, 广东省 Guangdong, 西安市 Xi'an. Where the short name is the whole one, as of 伊宁市 and 伊宁县, the
  /// suffix stays: Yining Shi, Yining Xian. Towns and streets of one county may share a name all the same.
  public var nameInEnglish: String {
    englishName ?? writtenPinyin(withSuffix: false) ?? name
  }

  /// The pinyin as maps write it, with the suffix as a word of its own: Xi'an Shi.
  ///
  /// Signs stand between the words as in the name.
  ///
  /// - Returns: Nil if the name has no reading, or is not read one character a syllable.
  public func writtenPinyin(withSuffix: Bool = true) -> String? {
    let syllables = reading.split(separator: " ")
    let characters = Array(name)
    guard !syllables.isEmpty, syllables.count == characters.count(where: \.isRead) else { return nil }
    let shortCount = shortName.count
    let suffixStart = shortCount < characters.count ? shortCount : characters.count - keptSuffixCount
    var words = PinyinWords()
    var next = 0
    for (index, character) in characters.prefix(withSuffix ? characters.count : shortCount).enumerated() {
      if index == suffixStart { words.endWord() }
      if character.isRead {
        words.add(syllables[next])
        next += 1
      } else {
        words.add(sign: character)
      }
    }
    return words.text
  }
}

extension Region {
  /// How many characters at the end of a short name are a word of their own: 市 of 伊宁市, whose short name is the whole one.
  private var keptSuffixCount: Int {
    guard tree.hasSuffixes, level < .township else { return 0 }
    return Region.keptSuffixes.first { name.hasSuffix($0) && name.count >= $0.count + 2 }?.count ?? 0
  }

  private static let keptSuffixes = ["自治县", "新区", "矿区", "市", "县", "区", "旗"]
}

extension RegionTree {
  /// Whether regions may have further fields.
  var hasFields: Bool { fieldNameBytes.count > 0 }
}

/// Words of pinyin under construction.
///
/// A word begins with a capital, and an apostrophe stands before a vowel within.
private struct PinyinWords {
  private(set) var text = ""
  private var isInWord = false

  /// Lets the next syllable begin a word.
  mutating func endWord() { isInWord = false }

  mutating func add(_ syllable: Substring) {
    let letters = syllable.map { $0 == "v" ? "ü" : String($0) }.joined()
    if isInWord {
      if let first = letters.first, "aeo".contains(first) { text += "'" }
      text += letters
    } else {
      if let last = text.last, last != " ", last != "(" { text += " " }
      text += letters.prefix(1).uppercased() + letters.dropFirst()
    }
    isInWord = true
  }

  mutating func add(sign: Character) {
    switch sign {
    case "（": text += text.isEmpty ? "(" : " ("
    case "）": text += ")"
    case "、", "，": text += ", "
    default: text.append(sign)
    }
    isInWord = false
  }
}

extension Character {
  /// Whether a reading has a syllable for the character.
  fileprivate var isRead: Bool { isLetter || isNumber }
}
