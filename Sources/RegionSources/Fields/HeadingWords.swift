/// Words of headings in the forms that offices write: with accents, in the genitive, with the language behind them.
enum HeadingWords {
  /// A text without the accents of Latin letters, in lower case: `código` is `codigo`, and `ß` is `ss`.
  static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        folded.unicodeScalars.append(scalar)
      } else if let plain = letters[scalar] {
        folded += plain
      } else if !(0x300...0x36F).contains(scalar.value) {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static let letters: [Unicode.Scalar: String] = {
    var letters: [Unicode.Scalar: String] = ["ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"]
    let lists = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
      ("i", "ìíîïĩīĭįı"), ("k", "ķ"), ("l", "ĺļľł"), ("n", "ñńņň"), ("o", "òóôõöøōŏő"), ("r", "ŕŗř"),
      ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("y", "ýÿŷ"), ("z", "źżž"),
    ]
    for (plain, marked) in lists {
      for scalar in marked.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()

  /// The known word that a heading's word for a level stands for; itself where none is.
  ///
  /// - Parameters:
  ///   - stem: A heading without its word for a code or a name, as `FieldNames.normalized` makes it.
  ///   - heading: The whole heading, whose last word counts where others stand between: `CÓDIGO DANE DEL MUNICIPIO`.
  ///   - isKnown: Whether a word is one for a level.
  static func level(_ stem: String, heading: String, _ isKnown: (String) -> Bool) -> String {
    if isKnown(stem) { return stem }
    let words = heading.split { " _".contains($0) }
    let last = words.count > 1 ? words.last.map { FieldNames.normalized(String($0)) } : nil
    for word in [stem] + [last].compactMap(\.self) {
      for form in [word, folded(word)] {
        if isKnown(form) { return form }
        if let known = nominatives[form] { return known }
        for ending in ["es", "s"] where form.utf8.count > 4 && form.hasSuffix(ending) {
          let short = String(form.dropLast(ending.count))
          if germanLevels.contains(short) { return short }
        }
      }
    }
    return stem
  }

  /// German words that stand before others with an `s` between: `Landesschlüssel`.
  private static let germanLevels: Set<String> = ["land", "kreis", "bezirk", "gemeinde", "staat", "ort"]

  private static let nominatives: [String: String] = [
    "региона": "регион", "района": "район", "области": "область", "края": "край", "города": "город",
    "страны": "страна", "села": "село", "wojewodztwa": "wojewodztwo", "powiatu": "powiat", "gminy": "gmina",
    "kraje": "kraj", "okresu": "okres", "περιφέρειας": "περιφέρεια", "δήμου": "δήμος", "νομού": "νομός",
    "κοινότητας": "κοινότητα",
  ]

  private static let languages = [
    "english", "eng", "en", "local", "hindi", "french", "fr", "spanish", "es", "german", "de", "arabic", "ar",
    "ru",
    "pt", "zh", "cn", "native",
  ]

  /// What stands behind a short word for a code in front of a heading: `region` of `id_region`, `idRegion`, `codRegion` and
  /// `fk_region`; nil where none does.
  static func behindCodeWord(_ heading: String) -> Substring? {
    let bytes = heading.utf8
    guard bytes.count > 4, let first = bytes.first else { return nil }
    let count: Int
    switch first | 0x20 {
    case UInt8(ascii: "i"), UInt8(ascii: "f"): count = 2
    // Brazil's offices write `cd_municipio`.
    case UInt8(ascii: "c"): count = bytes.dropFirst(2).first == UInt8(ascii: "_") ? 2 : 3
    default: return nil
    }
    let word = Array(bytes.prefix(count))
    guard ["id", "cod", "cd", "fk"].contains(where: { word.map { $0 | 0x20 }.elementsEqual($0.utf8) }),
      let next = bytes.dropFirst(count).first
    else { return nil }
    // `IDProvincia`: small letters behind the capital tell where the word begins.
    let isInCapitals =
      word == Array("ID".utf8) && bytes.dropFirst(3).first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false
    let isCapital = next >= 0x41 && next <= 0x5A && (word[count - 1] >= 0x61 || isInCapitals)
    guard next == UInt8(ascii: "_") || isCapital else { return nil }
    let rest = heading.dropFirst(isCapital ? count : count + 1)
    // The words of `id_path` and `id_code` say something else together, and those of `CD_NAME` and of `cd_title`.
    let others =
      word.count == 2 && first | 0x20 == UInt8(ascii: "c")
      ? [
        "name", "nm", "title", "label", "artist", "year", "price", "date", "text", "id", "code", "key", "no",
      ]
      : ["path", "code"]
    return others.contains { rest.lowercased().hasPrefix($0) } ? nil : rest
  }

  /// A heading without the word that tells how long its names are, and what those are then: `State short`, `state full name`.
  ///
  /// - Parameter name: The heading in the form of `FieldNames.normalized`.
  static func withoutLength(_ name: String) -> (stem: String, isShort: Bool)? {
    var stem = name
    if stem.hasSuffix("name") { stem = String(stem.dropLast(4)) }
    for (word, isShort) in [
      ("short", true), ("abbr", true), ("abbreviation", true), ("full", false), ("long", false),
    ]
    where stem.hasSuffix(word) && stem != word {
      return (String(stem.dropLast(word.count)), isShort)
    }
    return nil
  }

  /// The word for a level in front of a language: `district` of `district_en`; nil for other headings.
  static func levelWithLanguage(_ heading: String, _ isKnown: (String) -> Bool) -> String? {
    if let sign = languageStart(heading) {
      let stem = FieldNames.normalized(String(heading[..<sign]))
      return isKnown(stem) ? stem : nil
    }
    // `DistrictThai, DistrictEng`
    for word in ["Thai", "Eng", "English"] where heading.hasSuffix(word) {
      let stem = FieldNames.normalized(String(heading.dropLast(word.count)))
      if isKnown(stem) { return stem }
    }
    return nil
  }

  /// Where a sign and a language stand at the end of a heading: `_en`; nil for other headings.
  static func languageStart(_ heading: String) -> String.Index? {
    guard let sign = heading.lastIndex(where: { $0 == "_" || $0 == "-" }) else { return nil }
    return shortLanguages.contains(heading[heading.index(after: sign)...].lowercased()) ? sign : nil
  }

  /// Whether a name is a word with a language behind it: `titleen`, `labelssv`.
  ///
  /// Behind a word for one text `id` and `no` are none: `titleid`.
  static func isInLanguage(_ name: String, _ word: String) -> Bool {
    guard name.hasPrefix(word) else { return false }
    let tag = name.dropFirst(word.count)
    if shortLanguages.contains(String(tag)) { return true }
    return word.last == "s" && (tag.count == 2 || tag.count == 4)
      && LanguageTexts.isTag(String(tag.prefix(2)))
  }

  /// A heading without the language behind it, as `FieldNames.normalized` makes it: `name` of `name_en`, `nameEn` and `name.en`;
  /// nil where none stands there.
  static func withoutTag(_ heading: String) -> String? {
    if let sign = heading.lastIndex(where: { "_-.:".contains($0) }), sign > heading.startIndex {
      let tag = heading[heading.index(after: sign)...].lowercased()
      return LanguageTexts.isTag(tag) ? FieldNames.normalized(String(heading[..<sign])) : nil
    }
    let (front, tag) = (heading.dropLast(2), heading.suffix(2))
    guard tag.first?.isUppercase ?? false, tag.last?.isLowercase ?? false, front.last?.isLowercase ?? false
    else { return nil }
    return shortLanguages.contains(tag.lowercased()) ? FieldNames.normalized(String(front)) : nil
  }

  /// Whether a word is the short name of a language: `EN`.
  static func isLanguage(_ word: String) -> Bool { shortLanguages.contains(word.lowercased()) }

  private static let shortLanguages: Set<String> = [
    "ar", "bg", "bn", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hr", "hu", "hy",
    "it", "ja",
    "jp", "ka", "kk", "km", "ko", "kr", "ky", "lo", "mn", "my", "nb", "ne", "nl", "pl", "pt", "ru", "si",
    "sk", "sr",
    "sv", "ta", "tg", "th", "tr", "uk", "ur", "uz", "vi", "zh",
    // ISO 639-3, without those that are words of headings too; offices write `mmr`, the country, for Burmese.
    "amh", "ara", "ben", "bul", "ces", "deu", "ell", "eng", "fas", "fra", "hin", "hrv", "hun", "jpn", "kaz",
    "khm", "kor", "kur", "lao", "mmr", "msa", "mya", "nep", "nld", "npi", "pol", "por", "ron", "rus", "sin",
    "slk", "som", "spa", "sqi", "srp", "swa", "tam", "tha", "tur", "ukr", "urd", "uzb", "vie", "zho",
  ]

  /// A heading without the language beside its word for a name: `stateNameEnglish`, `stateEnglishName`, `admin1Name_en`.
  static func withoutLanguage(_ name: String) -> String {
    for language in languages where name.hasSuffix("name" + language) {
      return String(name.dropLast(language.count))
    }
    for language in languages where language.utf8.count > 4 && name.hasSuffix(language + "name") {
      return String(name.dropLast(language.count + 4)) + "name"
    }
    return name
  }
}
