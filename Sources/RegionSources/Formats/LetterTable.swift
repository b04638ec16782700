/// An encoding with one byte a letter, and how often the languages written in it have each letter.
///
/// The same byte is another letter in each of these encodings. The likeliest is the one in which the letters are as frequent
/// as in some language.
struct LetterTable {
  let guess: EncodingGuess
  /// The letters of the bytes from 0x80 on; a point for another sign, a question mark for none.
  let letters: [Unicode.Scalar]
  /// By language and byte, how unlikely a byte is, in eighths of a bit.
  let costs: [[Int]]
  /// By byte, whether it is a small letter, and whether it is a capital.
  let areSmall: [Bool]
  let areCapitals: [Bool]

  /// - Parameters:
  ///   - rows: Four lines with the signs of 32 bytes each.
  ///   - languages: For each, its small letters, and behind each how many of all it is; without numbers, the most frequent
  ///     ones first.
  init(_ guess: EncodingGuess, _ rows: String, _ languages: [String]) {
    let letters = Array(rows.unicodeScalars.filter { $0 != "\n" })
    let small = languages.map(LetterTable.shares)
    let all = small.flatMap {
      [LetterTable.withCapitals($0, small: 10, of: 11), LetterTable.withCapitals($0, small: 1, of: 11)]
    }
    self.guess = guess
    self.letters = letters
    (areSmall, areCapitals) = (letters.map(\.properties.isLowercase), letters.map(\.properties.isUppercase))
    costs = all.map { own in
      letters.map { letter in
        if letter == "?" { return LetterTable.cost(ofMillionths: 1) }
        if letter == "." { return LetterTable.cost(ofMillionths: 3_000) }
        // A text has words of other languages too.
        let others = all.reduce(0) { $0 + ($1[letter] ?? 0) } / all.count
        return LetterTable.cost(ofMillionths: ((own[letter] ?? 0) * 3 + others) / 4 + 300)
      }
    }
  }

  /// Whether a byte from 0x80 on is a letter.
  func isLetter(_ byte: Int) -> Bool { letters[byte - 0x80] != "." && letters[byte - 0x80] != "?" }

  /// The share of each small letter in millionths.
  private static func shares(_ text: String) -> [(letter: Unicode.Scalar, share: Int)] {
    var weights: [(letter: Unicode.Scalar, share: Int)] = []
    var rank = 100_000
    for sign in text.unicodeScalars {
      if let digit = sign.properties.numericType == nil ? nil : Int(String(sign)) {
        let last = weights.count - 1
        weights[last].share = (weights[last].share > 9 ? 0 : weights[last].share * 10) + digit
      } else {
        weights.append((sign, rank))
        rank = rank * 9 / 10
      }
    }
    let sum = weights.reduce(0) { $0 + $1.share }
    return weights.map { ($0.letter, $0.share * 1_000_000 / sum) }
  }

  /// The shares of small letters and of capitals, of which one are a part of so many.
  private static func withCapitals(
    _ small: [(letter: Unicode.Scalar, share: Int)], small part: Int, of all: Int
  ) -> [Unicode.Scalar: Int] {
    var shares: [Unicode.Scalar: Int] = [:]
    for (letter, share) in small {
      let capital = letter.properties.uppercaseMapping.unicodeScalars
      let isPair = capital.count == 1 && capital.first != letter && (capital.first?.value ?? 0) >= 0x80
      shares[letter, default: 0] += isPair ? share * part / all : share
      if isPair, let capital = capital.first { shares[capital, default: 0] += share * (all - part) / all }
    }
    return shares
  }

  /// How unlikely a share is, in eighths of a bit.
  private static func cost(ofMillionths share: Int) -> Int {
    let share = max(share, 1)
    let whole = Int.bitWidth - 1 - share.leadingZeroBitCount
    // Between two powers of two the logarithm is nearly straight.
    return 168 - whole * 8 - ((share << 3) >> whole)
  }
}

extension LetterTable {
  /// The encodings of letters beside those of ASCII; the first is that of Western Europe.
  static let latin = [
    LetterTable(
      .western,
      """
      .?........Š.Œ?Ž??.........š.œ?žŸ
      ................................
      ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ.ØÙÚÛÜÝÞß
      àáâãäåæçèéêëìíîïðñòóôõö.øùúûüýþÿ
      """,
      [
        "ü35ä30ö17ß14é1",
        "é60à16è11ê7ç4ô2ù2û2î2â2ï1ë1œ1",
        "ó30í25á20é15ñ8ú6ü1",
        "ã25ç18á12é11í9ó8ê7õ6â4ú4à3ô3",
        "à35è25ù12ò12é8ì8",
        "ë40é30ï15ö6ü5è4ê1",
        "ø33å33æ25é2ä1ö1",
        "ä40å30ö30é2",
        "ä82ö15å2é1",
        "ð30í15á15é6ó9ö9æ8þ10ú6ý3",
        "à25ó20é18è12í10ç6ò5ú4ï2ü1",
        "ä45õ25ü20ö9š1ž1",
      ]),
    LetterTable(
      .central,
      """
      .?.?....?.Š.ŚŤŽŹ?.......?.š.śťžź
      ...Ł.Ą....Ş....Ż...ł.....ąş.Ľ.ľż
      ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ.ŘŮÚŰÜÝŢß
      ŕáâăäĺćçčéęëěíîďđńňóôőö.řůúűüýţ.
      """,
      centralLanguages),
    LetterTable(
      .latin2,
      """
      ????????????????????????????????
      .Ą.Ł.ĽŚ..ŠŞŤŹ.ŽŻ.ą.ł.ľś..šşťź.žż
      ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ.ŘŮÚŰÜÝŢß
      ŕáâăäĺćçčéęëěíîďđńňóôőö.řůúűüýţ.
      """,
      centralLanguages),
    LetterTable(
      .turkish,
      """
      .?........Š.Œ????.........š.œ??Ÿ
      ................................
      ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ.ØÙÚÛÜİŞß
      àáâãäåæçèéêëìíîïğñòóôõö.øùúûüışÿ
      """,
      [
        "ı35ş14ü14ğ8ö6ç8İ5â1î1"
      ]),
    LetterTable(
      .baltic,
      """
      .?.?....?.?.?...?.......?.?.?..?
      .?...?..Ø.Ŗ....Æ........ø.ŗ....æ
      ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ.ŲŁŚŪÜŻŽß
      ąįāćäåęēčéźėģķīļšńņóōõö.ųłśūüżž.
      """,
      [
        "ė20š13ų14ž9į6ū5ą6č5ę2",
        "ā38ī17ē16š9ū8ņ6ž3ļ4ģ2ķ2č1",
        "ä45õ25ü20ö9š1ž1",
        "ł20ę12ą11ó10ż10ś8ć5ń3ź1",
      ]),
  ]

  private static let centralLanguages = [
    "ł20ę12ą11ó10ż10ś8ć5ń3ź1",
    "í22á18é10ě12ý8č7ř9š6ž7ů5ú2ť1ď1ň1ó1",
    "á20í13é8č12ý10ž11š8ú8ľ5ť6ô2ň2ď2ä2ó1ĺ1ŕ1",
    "á27é25ö9ó9ő7ü5í5ú3ű2",
    "č30š28ž20ć15đ7",
    "č40š30ž30",
    "ă40î15â10ş13ţ12",
    "ë80ç15",
  ]

  /// The encodings of words in other letters.
  static let words = [
    LetterTable(
      .cyrillic,
      """
      ЂЃ.ѓ......Љ.ЊЌЋЏђ.......?.љ.њќћџ
      .ЎўЈ.Ґ..Ё.Є....Ї..Ііґ...ё.є.јЅѕї
      АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ
      абвгдежзийклмнопрстуфхцчшщъыьэюя
      """,
      cyrillicLanguages),
    LetterTable(
      .koi8,
      """
      ................................
      ...ёє.ії.....ґ.....ЁЄ.ІЇ.....Ґ..
      юабцдефгхийклмнопярстужвьызшэщчъ
      ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ
      """,
      cyrillicLanguages),
    LetterTable(
      .dos,
      """
      АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ
      абвгдежзийклмноп................
      ................................
      рстуфхцчшщъыьэюяЁёЄєЇїЎў........
      """,
      cyrillicLanguages),
    LetterTable(
      .isoCyrillic,
      """
      ????????????????????????????????
      .ЁЂЃЄЅІЇЈЉЊЋЌ.ЎЏАБВГДЕЖЗИЙКЛМНОП
      РСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп
      рстуфхцчшщъыьэюя.ёђѓєѕіїјљњћќ.ўџ
      """,
      cyrillicLanguages),
    LetterTable(
      .greek,
      """
      .?......?.?.?????.......?.?.????
      ..Ά.......?.............ΈΉΊ.Ό.ΎΏ
      ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ?ΣΤΥΦΧΨΩΪΫάέήί
      ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ?
      """,
      [
        "αοιετςνηυρσπκμλίόάέήδγωύώχθφβξζψϊϋΐΰ"
      ]),
    LetterTable(
      .hebrew,
      """
      .?........?.?????.........?.????
      ................................
      ..........?..............???????
      אבגדהוזחטיךכלםמןנסעףפץצקרשת??..?
      """,
      [
        "יוהלארתבשמנםעדחקפכטזסצןגךףץ"
      ]),
    LetterTable(
      .arabic,
      """
      .پ........ٹ..چژڈگ.......ک.ڑ....ں
      ..........ھ.....................
      ہءآأؤإئابةتثجحخدذرزسشصض.طظعغ.فقك
      .ل.منهو.....ىي.................ے
      """,
      [
        "اليمنروتبةعدسهفقكحأجشطصإخىضغذزثئءظؤآ",
        "اريندهمتوسبشزکگفلخچپعقحجصطآژظذثغضئ",
      ]),
  ]

  private static let cyrillicLanguages = [
    "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
    "оаиніветрсклудмпязьбгйчхцжїюєшфщґ",
    "аоиетнрсвлкдпмзъябугчйцжшхщюфь",
    "аоиенјртсвдкулмпзбгшћчњжљцхђфџ",
    "аноіыркдтлеямсуьвцзпхбйчўшжгюэёф",
  ]
}
