/// What the rules ask of a character, and of where it stands in a text, as bits that are found out once.
struct Marks: OptionSet {
  var rawValue: UInt32

  // MARK: Of the character
  /// The last word of a road's name.
  static let road = Marks(rawValue: 1 << 0)
  /// What stands between a road's name and the word for a road.
  static let roadPart = Marks(rawValue: 1 << 1)
  static let side = Marks(rawValue: 1 << 2)
  static let number = Marks(rawValue: 1 << 3)
  /// The last character of a division, a village or a place of another kind.
  static let kind = Marks(rawValue: 1 << 4)
  /// No road's name goes on behind it.
  static let endsRoad = Marks(rawValue: 1 << 5)
  /// The suffix of a county or a city.
  static let division = Marks(rawValue: 1 << 6)
  /// A suffix that people put behind a county's short name by mistake.
  static let mistakenSuffix = Marks(rawValue: 1 << 7)
  /// A name may begin behind it, inside of a word: 位于, 送到.
  static let leads = Marks(rawValue: 1 << 8)
  /// It stands in words for the receiver of a parcel.
  static let receiver = Marks(rawValue: 1 << 9)
  /// A zone's name that says but a kind may begin with it.
  static let zone = Marks(rawValue: 1 << 10)
  /// The first of two characters that end the name of a village, a building or a farm: 小区.
  static let pair = Marks(rawValue: 1 << 11)
  /// 大, 环 and 门, in the names of roads; 道, 路 and 街, which end them.
  static let great = Marks(rawValue: 1 << 13)
  static let ring = Marks(rawValue: 1 << 14)
  static let gate = Marks(rawValue: 1 << 15)
  static let avenue = Marks(rawValue: 1 << 16)
  static let path = Marks(rawValue: 1 << 17)
  static let street = Marks(rawValue: 1 << 18)
  /// A word of that list may begin with it (`Marks.lists`).
  static let dish = Marks(rawValue: 1 << 19)
  static let filler = Marks(rawValue: 1 << 20)
  static let townshipSuffix = Marks(rawValue: 1 << 21)
  static let building = Marks(rawValue: 1 << 22)
  static let firm = Marks(rawValue: 1 << 31)
  /// It is written otherwise in names.
  static let folded = Marks(rawValue: 1 << 12)

  // MARK: Of its place in the text
  /// A word may end before it.
  static let edge = Marks(rawValue: 1 << 24)
  /// A short name may begin at it.
  static let wordStart = Marks(rawValue: 1 << 25)
  /// A blank or a sign stands before it.
  static let gap = Marks(rawValue: 1 << 23)
  /// Names of provinces, prefectures or counties may begin at it, and townships; few that do not are marked.
  static let name = Marks(rawValue: 1 << 26)
  static let township = Marks(rawValue: 1 << 27)
  static let otherTownship = Marks(rawValue: 1 << 28)
  /// The rest of a township's other name may begin at it, or behind it (`OtherTownshipNames.tails`).
  static let tail = Marks(rawValue: 1 << 29)
  /// The names that begin at it were looked up.
  static let lookedUp = Marks(rawValue: 1 << 30)

  static let end: Marks = [.edge, .wordStart]

  /// What is known of the place behind a Han character with these marks.
  @inline(__always)
  var next: Marks { Marks(rawValue: intersection(.leads).rawValue << 17) }  // `wordStart`

  /// Where a character has none of these, no name, no zone and no filler begins.
  static let goesOn: Marks = [.name, .township, .otherTownship, .filler, .division, .zone]

  /// The lists whose words' first characters have a mark, so that few positions are looked up in a list.
  static var lists: [(Marks, WordList)] {
    [
      (.dish, Words.dishes), (.filler, Words.fillers), (.townshipSuffix, Words.townshipSuffixes),
      (.building, Words.buildings), (.firm, Words.firms), (.firm, Text.firms),
    ]
  }

  /// The characters that have marks.
  static let characters: [(Marks, StaticString)] = [
    (.road, "路街道巷弄"),
    (.roadPart, "东西南北中上下前后内外新老一二三四五六七八九十环支横纵大"),
    (.side, "东西南北中"),
    (.number, "一二三四五六七八九十"),
    (.kind, "省市县区州盟旗镇乡村屯庄寨里苑园城桥站湖河江山湾岭岛港口门"),
    (.endsRoad, "区县市镇乡村号省"),
    (.division, "区县市旗"),
    (.mistakenSuffix, "区县市镇"),
    (.leads, "国址往至到在于部"),
    (.receiver, "收送往目到卸终"),
    (.zone, "化电软国省第经技高产工农林牧茶渔果水养良原种畜繁园科现综示循集旅度生风名开保出加物华管直村城郊矿新"),
    (.great, "大"), (.ring, "环"), (.gate, "门"), (.avenue, "道"), (.path, "路"), (.street, "街"),
    (.pair, "社小新花广大胡公高步酒宾农林牧渔"),
  ]
}
