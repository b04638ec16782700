/// Headings of quantities, dates and the like, which may look like codes and are none: `0B` and `256G` in `SIZE`, the number
/// of people of a district.
enum QuantityWords {
  private static let words: Set<String> = [
    "size", "used", "avail", "available", "bytes", "length", "fssize", "fsused", "fsavail", "vsz", "rss",
    "sz", "大小", "容量",
  ]

  /// What one word of a heading says, whatever stands around it: `population_2020`, `lat_centroid`, `Regular price`.
  private static let parts: Set<String> = Set(
    """
    population pop inhabitants lat latitude lon lng long longitude price cost amount budget salary revenue qty quantity
    weight height width km2 sqkm density percent percentage pct rate score total sum count elevation altitude year date
    datetime timestamp created updated modified born stock featured published households
    einwohner fläche breite länge preis betrag menge datum jahr población poblacion habitantes superficie precio fecha
    população populacao preço preco habitants prix montant quantité popolazione prezzo 人口 面积 面積 价格 價格 金额 数量
    日期 时间 時間 年份 纬度 緯度 经度 經度 人口数 인구 면적
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Whether the heading of a column is one; false where the table has none.
  static func areIn(_ header: [String], _ column: Int) -> Bool {
    guard !header.isEmpty else { return false }
    if words.contains(FieldNames.normalized(header[column])) { return true }
    let tokens = header[column].split { !$0.isLetter && !$0.isNumber }
    // Such a word in front of one for codes says what the code is of: `date_id`.
    guard let last = tokens.last, !["id", "code", "no", "key"].contains(last.lowercased()) else {
      return false
    }
    return tokens.contains { parts.contains($0.lowercased()) }
  }
}
