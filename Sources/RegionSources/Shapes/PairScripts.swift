/// Keys and texts in two scripts, where each text writes its key in other letters: `"вінниця": "Vinnitsa"`, `"beijing": "北京"`.
///
/// The name is then what has letters of its own, and the word in the letters of Rome is its code. A capital, a language or a
/// person beside a place is none of that: words in Greek or Cyrillic letters mostly begin alike in both, and beside other letters
/// the word is one of addresses, in small letters.
struct PairScripts {
  /// Fewer may be anything.
  private static let fewest = 3

  private var romanKeys = 0
  private var romanTexts = 0
  /// Texts of which neither is the case.
  private var others = 0
  /// The words that were counted: one that repeats is said of names and is no code.
  private var words: Set<String> = []
  private var isNone = false

  /// Counts a text beside its key.
  ///
  /// - Parameter isAlone: Whether the object around it holds texts alone: beside lists, keys are names.
  mutating func add(_ key: Slice, of name: Slice, isAlone: Bool, _ text: SourceText) {
    // Most documents are told by their first pairs.
    guard !isNone, others * 10 <= romanKeys + romanTexts + 10 else { return }
    let (isRoman, areRoman) = (text.bytes(key, Script.init), text.bytes(name, Script.init))
    let isKey = isRoman == .roman && areRoman == .other
    guard isKey || isRoman == .other && areRoman == .roman else {
      others += 1
      return
    }
    let (own, word) = (text.string(isKey ? name : key), text.string(isKey ? key : name))
    isNone = !isAlone || !words.insert(word).inserted
    if !PairScripts.isWritten(own, as: word) {
      others += 1
    } else if isKey {
      romanKeys += 1
    } else {
      romanTexts += 1
    }
  }

  /// What such pairs mean; nil where the texts of a document are none.
  func meaning(ofTexts texts: Int) -> PairMeaning.Texts? {
    let most = max(romanKeys, romanTexts)
    guard !isNone, most >= PairScripts.fewest, most * 10 >= texts * 9 else { return nil }
    return romanKeys > romanTexts ? .keyIsCode : .textIsCode
  }

  /// Whether a word in the letters of Rome may write a name in others.
  private static func isWritten(_ name: String, as word: String) -> Bool {
    guard !name.contains(where: { ",、，;；".contains($0) }), !word.contains(where: { ",;".contains($0) }),
      let first = name.lowercased().unicodeScalars.first
    else { return false }
    if let letters = beginnings[first] {
      return word.lowercased().first.map(letters.contains) ?? false
    }
    return word.utf8.allSatisfy {
      $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F
    }
  }

  /// What names that begin with a letter of Greek or Cyrillic begin with in the letters of Rome.
  private static let beginnings: [Unicode.Scalar: String] = [
    "а": "a", "б": "b", "в": "vw", "г": "gh", "ґ": "g", "д": "d", "ђ": "d", "е": "eyj", "ё": "eyj",
    "є": "yjei",
    "ж": "zj", "з": "z", "и": "iy", "і": "iy", "ї": "yij", "ј": "j", "й": "yji", "к": "kcq", "л": "l",
    "љ": "l",
    "м": "m", "н": "n", "њ": "n", "о": "o", "п": "p", "р": "r", "с": "sc", "т": "t", "ћ": "c", "у": "uw",
    "ў": "uw",
    "ф": "f", "х": "hkx", "ц": "ctz", "ч": "ct", "џ": "d", "ш": "s", "щ": "s", "ъ": "a", "ы": "y", "э": "e",
    "ю": "yuj", "я": "yji", "қ": "qk", "ғ": "g", "ү": "u", "ұ": "u", "ө": "o", "ә": "a", "һ": "h", "ң": "n",
    "α": "a", "ά": "a", "β": "vb", "γ": "gy", "δ": "d", "ε": "e", "έ": "e", "ζ": "z", "η": "iheē", "ή": "ih",
    "θ": "t",
    "ι": "i", "ί": "i", "κ": "kc", "λ": "l", "μ": "mb", "ν": "nd", "ξ": "x", "ο": "o", "ό": "o", "π": "pb",
    "ρ": "r", "σ": "s", "τ": "td", "υ": "yi", "φ": "fp", "χ": "chx", "ψ": "p", "ω": "o", "ώ": "o",
  ]

  private enum Script {
    case roman, other, none

    /// The script of a text that may have signs and digits beside its letters.
    init(_ bytes: UnsafeRawBufferPointer) {
      var hasLetter = false
      for index in bytes.indices {
        let byte = bytes[index]
        hasLetter = hasLetter || (byte | 0x20) &- 0x61 < 26
        switch byte {
        // Letters from Greek on. Before them stand those of Rome with their accents, as behind 0xE1 0xB8; signs begin with
        // 0xE2.
        case 0xCD...0xE0, 0xE3...0xED: self = .other
        case 0xE1 where index + 1 < bytes.count && bytes[index + 1] < 0xB8: self = .other
        default: continue
        }
        return
      }
      self = hasLetter ? .roman : .none
    }
  }
}
