import RegionModel

/// The cost of each way to match; lower costs rank first.
///
/// Each group of numbers outweighs the groups after it, except where a comment says otherwise.
enum Weights {
  /// How much of the name matches: a whole name is meant as such, and a partial one starts at its beginning.
  static let exact = 0
  static let start = 2_000
  /// Inside a name: a city with the word inside ranks before towns that begin with it, but after such
  /// counties.
  static let inside = start + 80
  /// A town's short name counts as the best kind of beginning, since towns go by their whole name: 石家 is 石家庄
  /// before 石家镇.
  static let shortOfTown = start - 30
  /// A town's short name after the name of a place above it says more than alone, but a county of that name, even
  /// a former one, wins: 重庆江北 is the former 江北区 before 江北街道.
  static let shortOfTownBelow = 200
  /// Initials of the short name win over those of the whole name: jms is 佳木斯 before 江门市.
  static let wholeByInitials = 30
  /// A similar-sounding whole name wins over letters inside another name, which match by chance.
  static let phonetic = 5_000
  static let insideByLetters = 6_000
  /// One typing error, or the beginning of a similar-sounding name, ranks after everything typed correctly.
  static let mistyped = 8_000
  static let begunPhonetic = 9_000
  static let begunMistyped = 12_000

  /// The kind of match: hundreds of names share initials, few share whole syllables.
  ///
  /// A mixture lies between: it has more letters, but people seldom type it.
  static let byName = 0
  static let byReading = 100
  static let byInitials = 700
  static let byAbbreviation = 600
  /// Letters that form whole syllables are rarely an abbreviation: lanjing.
  static let abbreviationOfSyllables = 5_500

  /// 深圳县 for 深圳市: the suffix is often a former one.
  static let otherKind = 500
  /// Each further unseparated name; a single name with that spelling is likelier.
  static let join = 300

  /// Each lower level: people look for provinces more often than for towns, in proportion to their number.
  static let levelByName = 60
  /// Initials say little, so the level counts more: hz is a city before one of fifty towns.
  static let levelByInitials = 250

  /// Provincial capitals and sub-provincial cities are the most likely among cities of one level, per rank.
  static let prominence = 20
  /// Among otherwise equal districts, that of the larger city is meant: 西湖 in 杭州 before 西湖 in 南昌. Every other
  /// difference counts more.
  static let prominenceOfDistrict = 3

  /// The cost of a name that is not the place's own.
  static func alias(_ kind: Alias.Kind?) -> Int {
    switch kind {
    case nil: 0
    case .short: 80  // 粤 is the province wherever it stands; who types it in pinyin means a longer name.
    case .common, .foreign, .zone, .phrase: 20  // The last two are in no index.
    case .reading: 70  // zhongqing is 重庆; but 林州市 is really read linzhou, which 郴州市, a level higher, is not.
    case .former: 230  // Behind a living place of that name, before one that is of another kind.
    }
  }

  /// Where a place was divided, the part that kept its name is meant: 惠阳市 is 惠阳区 before 惠城区.
  static let keptName = 40

  /// Keyboards have no ü: luliang is 吕梁市 before 陆良县, one level lower.
  static let plainU = 30

  /// People use former names whole: 达县 was a county before it was the rest of 达县地区.
  static let shortOfFormer = 150

  /// The cost of a word that matches a place above, which says less than a match of the place itself.
  static func above(_ cost: Int) -> Int { cost / 2 }
}
