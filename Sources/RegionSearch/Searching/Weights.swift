import RegionModel

/// What each way of fitting costs; of two places the one that costs less comes first.
///
/// The numbers are chosen so that what stands in one paragraph cannot outweigh what stands in the paragraph before, but
/// where a reason below says so.
enum Weights {
  /// How much of the name fits. Whoever types a name whole means it, and who types a part begins at its start.
  static let exact = 0
  static let start = 2_000
  /// Inside: a city that holds the word comes before the towns that begin with it, but behind the counties that do.
  static let inside = start + 80
  /// A town is called by its whole name; its short one counts as the start, if the best: 石家 begins 石家庄 before it is
  /// 石家镇.
  static let shortOfTown = start - 30
  /// Behind the name of a place above it a town's short name says more, but a county of that name, a former one too, is
  /// meant before it: 重庆江北 is what was 江北区 before 江北街道.
  static let shortOfTownBelow = 200
  /// Of initials the short name's are typed sooner than those of the whole one: jms is 佳木斯 before it is 江门市.
  static let wholeByInitials = 30
  /// A whole name that sounds alike goes before letters from inside of another one, which fit by chance.
  static let phonetic = 5_000
  static let insideByLetters = 6_000
  /// One typing error, and names that only begin with what sounds alike: behind all that was typed as meant.
  static let mistyped = 8_000
  static let begunPhonetic = 9_000
  static let begunMistyped = 12_000

  /// By what it fits. Initials are shared by hundreds of names, whole syllables by few; a mixture of both lies between,
  /// as more letters say more, but nobody types it who could type either.
  static let byName = 0
  static let byReading = 100
  static let byInitials = 700
  static let byAbbreviation = 600
  /// What can be cut into whole syllables was most likely meant as these: lanjing is no abbreviation.
  static let abbreviationOfSyllables = 5_500

  /// 深圳县 for 深圳市: the suffix is often a former one.
  static let otherKind = 500
  /// Names written together, for each beyond the first: a name of its own that is written so is the likelier meaning.
  static let join = 300

  /// Steps between levels: provinces are looked for more often than towns, by as much as there are fewer of them.
  static let levelByName = 60
  /// Initials say so little that the level is most of what is known: hz is a city before it is one of fifty towns.
  static let levelByInitials = 250

  /// Of cities of one level the provinces' capitals and those that have a province's standing are meant most often, by
  /// so much a rank.
  static let prominence = 20
  /// Of districts that are alike in all else that of the greater city is meant, 西湖 in 杭州 before 西湖 in 南昌; what
  /// else can be said of places says more.
  static let prominenceOfDistrict = 3

  /// What it costs that a name is not the place's own.
  static func alias(_ kind: Alias.Kind?) -> Int {
    switch kind {
    case nil: 0
    case .short: 80  // 粤 is the province wherever it stands; who types it in pinyin means a longer name.
    case .common, .foreign: 20
    case .reading: 70  // zhongqing is 重庆; but 林州市 is really read linzhou, which 郴州市, a level higher, is not.
    case .former: 230  // Behind a living place of that name, before one that is of another kind.
    }
  }

  /// Of the places that one was divided among, that which kept its name is meant: 惠阳市 is 惠阳区 before 惠城区.
  static let keptName = 40

  /// No key types ü, and luliang is 吕梁市 before it is 陆良县, which is a level lower.
  static let plainU = 30

  /// A former name is remembered whole: 达县 was a county before it is what was left of 达县地区.
  static let shortOfFormer = 150

  /// What a word costs that fits a place above: it says less than one that fits the place itself.
  static func above(_ cost: Int) -> Int { cost / 2 }
}
