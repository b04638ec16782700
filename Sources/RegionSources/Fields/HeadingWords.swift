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
    "kraje": "kraj", "okresu": "okres",
  ]

  private static let languages = [
    "english", "eng", "en", "local", "hindi", "french", "fr", "spanish", "es", "german", "de", "arabic", "ar",
    "ru",
    "pt", "zh", "cn", "native",
  ]

  /// A heading without the language behind its word for a name: `stateNameEnglish`, `admin1Name_en`.
  static func withoutLanguage(_ name: String) -> String {
    for language in languages where name.hasSuffix("name" + language) {
      return String(name.dropLast(language.count))
    }
    return name
  }
}
