/// The plain letters of Greek and Cyrillic ones with marks, and the parts of letters of further scripts that Unicode has
/// whole as well as in parts.
///
/// From the canonical decompositions of Unicode 14, so that names are found however they are stored and typed: Й and Ё as
/// И and Е, が as か with a mark of its own.
enum OtherLetters {
  /// U+0370 to U+052F, small and without marks, two bytes of UTF-8 each; dots for what is no letter.
  private static let first: StaticString = """
    ͱͱͳͳʹ..ͷͷ....ͺͻͼͽ..ϳ............α..εηι..ο..υωιαβγδεζηθικλμνξοπρ..στυφχψωιυαεηιυαβγδεζηθικλμνξοπρ\
    σστυφχψωιυουωϗϐϑϒϒϒϕϖϗϙϙϛϛϝϝϟϟϡϡϣϣϥϥϧϧϩϩϫϫϭϭϯϯϰϱϲϳθϵ..ϸϸϲϻϻϼͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопр\
    стуфхцчшщъыьэюяабвгдежзииклмнопрстуфхцчшщъыьэюяееђгєѕііјљњћкиуџѡѡѣѣѥѥѧѧѩѩѫѫѭѭѯѯѱѱѳѳѵѵѵѵѹѹѻѻѽѽѿѿҁ\
    ҁ................ҋҋҍҍҏҏґґғғҕҕҗҗҙҙққҝҝҟҟҡҡңңҥҥҧҧҩҩҫҫҭҭүүұұҳҳҵҵҷҷҹҹһһҽҽҿҿӏжжӄӄӆӆӈӈӊӊӌӌӎӎӏааааӕӕееә\
    әәәжжззӡӡииииооөөөөээууууууччӷӷыыӻӻӽӽӿӿԁԁԃԃԅԅԇԇԉԉԋԋԍԍԏԏԑԑԓԓԕԕԗԗԙԙԛԛԝԝԟԟԡԡԣԣԥԥԧԧԩԩԫԫԭԭԯԯ
    """
  /// U+1F00 to U+1FFF.
  private static let additional: StaticString = """
    ααααααααααααααααεεεεεε....εεεεεε....ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοο....οοοοοο....υυυυυυυυ\
    ..υ..υ..υ..υωωωωωωωωωωωωωωωωααεεηηιιοουυωω....ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωαα\
    ααα..ααααααα..ι......ηηη..ηηεεηηη......ιιιι....ιιιιιι........υυυυρρυυυυυυρ..........ωωω..ωωοοωωω\
    ......
    """

  /// The UTF-8 of a plain small letter, the first byte in the lowest one; 0 for what is no such letter.
  static func plain(_ scalar: UInt32) -> UInt64 {
    switch scalar {
    case 0x370..<0x530: letter(first.utf8Start, at: Int(scalar) - 0x370)
    case 0x1F00..<0x2000: letter(additional.utf8Start, at: Int(scalar) - 0x1F00)
    default: 0
    }
  }

  private static func letter(_ table: UnsafePointer<UInt8>, at index: Int) -> UInt64 {
    let byte = table[index * 2]
    return byte == UInt8(ascii: ".") ? 0 : UInt64(byte) | UInt64(table[index * 2 + 1]) << 8
  }

  /// The letter and the mark that a letter is made of; nil for one that is not made of others.
  static func parts(_ scalar: UInt32) -> (letter: UInt32, mark: UInt32)? {
    scalar < 0x3000 ? pairParts(scalar) : kanaParts(scalar)
  }

  /// Whether a mark is left out, as accents are: those of Arabic, and the long vowel's of Kannada and Sinhala.
  static func isLeftOut(_ scalar: UInt32) -> Bool {
    (0x64B...0x65F).contains(scalar) || scalar == 0xCD5 || scalar == 0xDCA
  }

  private static func pairParts(_ scalar: UInt32) -> (letter: UInt32, mark: UInt32)? {
    var low = 0
    var high = pairs.count / 3
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle * 3] < scalar { low = middle + 1 } else { high = middle }
    }
    guard low * 3 < pairs.count, pairs[low * 3] == scalar else { return nil }
    return (UInt32(pairs[low * 3 + 1]), UInt32(pairs[low * 3 + 2]))
  }

  /// A letter, what it is made of; those of three parts without the one that is left out.
  private static let pairs: [UInt16] = [
    0x622, 0x627, 0x653, 0x623, 0x627, 0x654, 0x624, 0x648, 0x654, 0x625, 0x627, 0x655, 0x626, 0x64A, 0x654,
    0x6C0, 0x6D5, 0x654, 0x6C2, 0x6C1, 0x654, 0x6D3, 0x6D2, 0x654, 0x929, 0x928, 0x93C, 0x931, 0x930, 0x93C,
    0x934, 0x933, 0x93C, 0x958, 0x915, 0x93C, 0x959, 0x916, 0x93C, 0x95A, 0x917, 0x93C, 0x95B, 0x91C, 0x93C,
    0x95C, 0x921, 0x93C, 0x95D, 0x922, 0x93C, 0x95E, 0x92B, 0x93C, 0x95F, 0x92F, 0x93C, 0x9CB, 0x9C7, 0x9BE,
    0x9CC, 0x9C7, 0x9D7, 0x9DC, 0x9A1, 0x9BC, 0x9DD, 0x9A2, 0x9BC, 0x9DF, 0x9AF, 0x9BC, 0xA33, 0xA32, 0xA3C,
    0xA36, 0xA38, 0xA3C, 0xA59, 0xA16, 0xA3C, 0xA5A, 0xA17, 0xA3C, 0xA5B, 0xA1C, 0xA3C, 0xA5E, 0xA2B, 0xA3C,
    0xB48, 0xB47, 0xB56, 0xB4B, 0xB47, 0xB3E, 0xB4C, 0xB47, 0xB57, 0xB5C, 0xB21, 0xB3C, 0xB5D, 0xB22, 0xB3C,
    0xB94, 0xB92, 0xBD7, 0xBCA, 0xBC6, 0xBBE, 0xBCB, 0xBC7, 0xBBE, 0xBCC, 0xBC6, 0xBD7, 0xC48, 0xC46, 0xC56,
    0xCC0, 0xCBF, 0xCD5, 0xCC7, 0xCC6, 0xCD5, 0xCC8, 0xCC6, 0xCD6, 0xCCA, 0xCC6, 0xCC2, 0xCCB, 0xCC6, 0xCC2,
    0xD4A, 0xD46, 0xD3E, 0xD4B, 0xD47, 0xD3E, 0xD4C, 0xD46, 0xD57, 0xDDA, 0xDD9, 0xDCA, 0xDDC, 0xDD9, 0xDCF,
    0xDDD, 0xDD9, 0xDCF, 0xDDE, 0xDD9, 0xDDF, 0xF43, 0xF42, 0xFB7, 0xF4D, 0xF4C, 0xFB7, 0xF52, 0xF51, 0xFB7,
    0xF57, 0xF56, 0xFB7, 0xF5C, 0xF5B, 0xFB7, 0xF69, 0xF40, 0xFB5, 0xF73, 0xF71, 0xF72, 0xF75, 0xF71, 0xF74,
    0xF76, 0xFB2, 0xF80, 0xF78, 0xFB3, 0xF80, 0xF81, 0xF71, 0xF80, 0xF93, 0xF92, 0xFB7, 0xF9D, 0xF9C, 0xFB7,
    0xFA2, 0xFA1, 0xFB7, 0xFA7, 0xFA6, 0xFB7, 0xFAC, 0xFAB, 0xFB7, 0xFB9, 0xF90, 0xFB5,
    0x1026, 0x1025, 0x102E, 0x1B06, 0x1B05, 0x1B35, 0x1B08, 0x1B07, 0x1B35, 0x1B0A, 0x1B09, 0x1B35,
    0x1B0C, 0x1B0B, 0x1B35, 0x1B0E, 0x1B0D, 0x1B35, 0x1B12, 0x1B11, 0x1B35, 0x1B3B, 0x1B3A, 0x1B35,
    0x1B3D, 0x1B3C, 0x1B35, 0x1B40, 0x1B3E, 0x1B35, 0x1B41, 0x1B3F, 0x1B35, 0x1B43, 0x1B42, 0x1B35,
  ]

  private static let voiced: UInt32 = 0x3099
  private static let halfVoiced: UInt32 = 0x309A

  /// Kana stand in Unicode behind the ones that they are made of.
  private static func kanaParts(_ scalar: UInt32) -> (letter: UInt32, mark: UInt32)? {
    if (0x30F7...0x30FA).contains(scalar) { return (scalar - 8, voiced) }
    switch scalar < 0x30A0 ? scalar : scalar - 0x60 {
    case let kana where (0x304C...0x3062).contains(kana) && kana % 2 == 0: return (scalar - 1, voiced)
    case 0x3065, 0x3067, 0x3069, 0x309E: return (scalar - 1, voiced)
    case 0x3070, 0x3073, 0x3076, 0x3079, 0x307C: return (scalar - 1, voiced)
    case 0x3071, 0x3074, 0x3077, 0x307A, 0x307D: return (scalar - 2, halfVoiced)
    case 0x3094: return (scalar - 0x4E, voiced)
    default: return nil
    }
  }
}
