/// How high the words for levels stand, where they mean the same in all countries that use them.
///
/// A word that means several heights, such as `district`, has all of them. Words of which one country puts the first above
/// the second and another the other way round overlap, and tell nothing of each other: `city` and `county`. A word without
/// a rank, such as `region`, lies above the country in one file and below it in another.
enum LevelRank {
  /// Whether the word of a level always stands above another, both without the word for a code or a name.
  static func isAbove(_ upper: String, _ lower: String) -> Bool {
    if let one = numbered(upper), let two = numbered(lower), one.word == two.word {
      return one.number < two.number
    }
    if lower.hasPrefix("sub"), lower.dropFirst(3) == upper { return true }
    // A class of living things; one of a school stands above nothing.
    if upper == "class" { return ["order", "genus", "species"].contains(lower) }
    if lower == "class" { return ["kingdom", "phylum"].contains(upper) }
    if goods.contains(lower), upper.hasSuffix("category") { return true }
    if regions.contains(upper), departments.contains(lower) { return true }
    if provinces.contains(upper), communes.contains(lower) { return true }
    guard let one = rank(upper), let two = rank(lower) else { return false }
    return one.upperBound < two.lowerBound
  }

  /// Whether two words are those of one level: `uf` and `estado`.
  static func areOne(_ one: String, _ other: String) -> Bool {
    rank(one).map { $0 == rank(other) } ?? false
  }

  /// Whether a word is that of places in a country, or of countries.
  static func isOfPlaces(_ stem: String) -> Bool {
    settlements.contains(stem)
      || ranks[stem].map { $0.lowerBound >= 2 && $0.upperBound < 9 } ?? false && !ofLife.contains(stem)
  }

  /// Whether a word is that of the system of living things.
  static func isOfLife(_ stem: String) -> Bool {
    ["family", "order", "genus", "species", "phylum"].contains(stem)
  }

  static func isOfGoods(_ stem: String) -> Bool {
    goods.contains(stem) || ["brand", "model", "series", "brick", "commodity"].contains(stem)
  }

  /// Whether a word counts levels: `level2`.
  static func isCounted(_ stem: String) -> Bool { numbered(stem).map { $0.word != " " } ?? false }

  static func isCategory(_ stem: String) -> Bool { categories.contains(stem) }

  private static let categories: Set<String> = [
    "category", "categoria", "categoría", "catégorie", "kategorie", "categorie", "kategoria", "kategori",
    "категория", "カテゴリ", "类别",
  ]

  private static let ofLife: Set<String> = [
    "album", "track", "order", "family", "fam", "genus", "species", "中类", "小类", "소분류", "세분류", "세세분류",
  ]

  /// Words of which an address has one, as its place is large or small: they are one level.
  static let settlements: Set<String> = ["city", "town", "village", "hamlet", "municipality", "borough"]

  /// Regions are made of departments wherever there are both; of provinces only in some countries.
  private static let regions: Set<String> = ["region", "région", "región"]
  private static let departments: Set<String> = ["departement", "département", "departamento", "department"]

  /// Provinces are made of communes wherever there are both.
  private static let provinces: Set<String> = departments.union([
    "provincia", "province", "provincie", "prefecture",
  ])
  private static let communes: Set<String> = [
    "comune", "commune", "comuna", "comună", "gemeente", "municipio", "municipality", "município", "concelho",
  ]

  /// What a shop sells, which lies in its categories.
  private static let goods: Set<String> = ["product", "item", "article"]

  private static func rank(_ stem: String) -> ClosedRange<Int>? {
    if let rank = ranks[stem] { return rank }
    // Below a country GADM's levels have numbers alone.
    return numbered(stem).flatMap { $0.word == " " && $0.number > 0 ? 3...6 : nil }
  }

  /// A word whose numbers count downwards from the highest level, and its number: `level1`, `level1category`; nil for others,
  /// as Australia's `SA1` is the lowest.
  private static func numbered(_ stem: String) -> (word: String, number: Int)? {
    // `一级分类`.
    if let first = stem.first, let number = numerals.firstIndex(of: first), stem.dropFirst().first == "级" {
      return (String(stem.dropFirst()), number + 1)
    }
    guard let start = stem.firstIndex(where: \.isASCIIDigit) else { return nil }
    let (front, digits) = (stem[..<start], stem[start...].prefix(while: \.isASCIIDigit))
    let rest = stem[digits.endIndex...]
    guard digits.count < 3, counted.contains(String(front)), rest.isEmpty || LevelWords.isKnown(String(rest))
    else { return nil }
    return Int(digits).map { (front + " " + rest, $0) }
  }

  private static let numerals: [Character] = ["一", "二", "三", "四", "五", "六"]

  private static let counted: Set<String> = [
    "", "l", "lvl", "level", "adm", "admin", "tier", "cat", "category", "nuts",
  ]

  private static let ranks: [String: ClosedRange<Int>] = {
    var ranks: [String: ClosedRange<Int>] = [:]
    for (words, rank) in lists {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        ranks[FieldNames.normalized(String(word))] = rank
      }
    }
    return ranks
  }()

  private static let lists: [(words: String, rank: ClosedRange<Int>)] = [
    ("대분류", 0...0), ("중분류", 1...1), ("소분류", 2...2), ("세분류", 3...3), ("세세분류", 4...4),
    ("门类", 0...0), ("大类", 1...1), ("中类", 2...2), ("小类", 3...3),
    ("kingdom", 0...0), ("phylum", 1...1), ("order", 3...3), ("family fam", 4...4), ("genus", 5...5),
    ("species", 6...6),
    ("artist", 0...0), ("album", 1...1), ("track", 2...2),
    ("planet world global", 0...0), ("continent 洲", 1...1),
    ("land", 2...3), ("il", 3...3), ("ilce", 4...4),
    ("country countryorarea nation staat pays país pais paese 国家 國家 страна الدولة", 2...2), ("大区 ภาค", 2...2),
    (
      """
      state province estado uf provinsi negeri admin adm1 省 省份 省级 都道府県 도 시도 tỉnh tinh bundesland oblast область
      край kraj wojewodztwo województwo megye județ maakunta maakond fylke län İl governorate المحافظة محافظة استان changwat จังหวัด
      राज्य
      """, 3...3
    ),
    ("departement département departamento provincia provincie prefecture canton kanton", 3...4),
    ("地市 地级 地级市 市级 縣市 市 kabupaten powiat okres járás daerah شهرستان amphoe อำเภอ ilçe जिला", 4...4),
    ("county regierungsbezirk kreis landkreis 縣 시군구 huyện huyen quan район", 4...5),
    (
      """
      city municipality municipio gemeinde gemeente kommune kommun commune town district distrito bezirk stadt ville
      ciudad cidade città 城市 市区町村 군 구 город місто громада община المدينة مدينة شهر vald kunta comune comuna
      comună
      """, 4...6
    ),
    ("区 县 区县 县级 县区 區", 5...5), ("arrondissement kecamatan obec gmina település", 5...6),
    ("constituency", 6...6),
    ("街道 乡镇 镇 乡级 鄉鎮 鄉鎮市區 鄉鎮區 鄉 township subdistrict ตำบล tambon", 6...6),
    (
      """
      ward village 읍면동 동 xã xa phuong mahalle köy 町域 desa kelurahan barangay neighborhood neighbourhood
      """, 6...8
    ),
    (
      "村 村级 社区 居委会 村里 里 리 suburb locality localidad población localitate ortsteil stadtteil bairro barrio",
      7...8
    ),
    ("street", 8...9),
  ]
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
