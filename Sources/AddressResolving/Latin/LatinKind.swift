import RegionModel

/// A word in a Latin address that states the kind of the name before it.
enum LatinKind {
  case province, prefecture, city, district, county, town, subdistrict
  /// A road, a building or a village: the name before it belongs to that.
  case other
  /// A side such as dong, or zhong in zhonglu: part of a road's name, if a road follows.
  case side

  init?(_ letters: [UInt8]) {
    guard let kind = LatinKind.words[String(decoding: letters, as: UTF8.self)] else { return nil }
    self = kind
  }

  /// The kind that the suffix of a district's, a city's or a county's name states; nil for other names.
  init?(ofSuffixIn name: UnsafeRawBufferPointer) {
    let kinds: [(StaticString, LatinKind)] = [("区", .district), ("市", .city), ("县", .county)]
    guard let kind = kinds.first(where: { name.ends(in: $0.0) })?.1 else { return nil }
    self = kind
  }

  /// Whether it is that of a place rather than of a road.
  var isOfPlace: Bool { self != .other && self != .side }

  /// Whether the place's own name agrees with this kind.
  func fits(_ node: Int, _ tree: RegionTree) -> Bool {
    let level = tree.level(ofNode: node)
    switch self {
    case .province: return level == .province
    case .prefecture: return level == .prefecture
    case .city: return tree.name(node, endsIn: "市")
    case .district:
      let isPrefecture = level == .prefecture && tree.name(node, endsIn: "地区")
      return isPrefecture
        || level == .county && !tree.name(node, endsIn: "县") && !tree.name(node, endsIn: "市")
    case .county:
      // Taiwan's counties are as high as cities, and none of what lies in them is called one.
      if tree.isOverseas(node) { return tree.name(node, endsIn: "县") }
      return level == .county && !tree.name(node, endsIn: "区") || tree.name(node, endsIn: "旗")
    case .town, .subdistrict: return level > .county
    case .other, .side: return false
    }
  }

  private static let words: [String: LatinKind] = {
    var words: [String: LatinKind] = [:]
    let all: [(LatinKind, String)] = [
      (.province, "province sheng prov"), (.city, "city shi municipality"), (.prefecture, "prefecture"),
      (.district, "district qu dist"), (.county, "county xian banner qi hsien"),
      (.town, "town zhen township xiang hsiang"),
      (.subdistrict, "subdistrict jiedao"),
      (
        .other,
        """
        road rd lu street str st jie dajie avenue ave av dadao boulevard blvd lane long nong alley hutong xiang1 highway \
        building bldg plaza tower mansion garden gardens hotel village cun bridge park square expressway \
        company co university college hospital bank center centre international port station airport lake river mountain \
        industrial ind zhonglu donglu xilu nanlu beilu xiaoqu huayuan dasha guangchang ring rotary path
        """
      ),
      (
        .side,
        "east west south north middle central dong xi nan bei zhong er san first second third new n s e w sec section big development"
      ),
    ]
    for (kind, list) in all { for word in list.split(separator: " ") { words[String(word)] = kind } }
    return words
  }()
}

extension RegionTree {
  /// Whether a place's full name ends in a word.
  func name(_ node: Int, endsIn word: StaticString) -> Bool { label(ofNode: node).name.ends(in: word) }
}

extension UnsafeRawBufferPointer {
  fileprivate func ends(in word: StaticString) -> Bool {
    suffix(word.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
