/// Headings that stand once behind each level: `REGION, POSTCODE, DISTRICT, POSTCODE, WARD, POSTCODE`.
extension Table {
  /// Calls each of several columns under one heading for codes after the column in front of it: `DISTRICT code`.
  mutating func nameRepeatedCodes() {
    let words = header.map(FieldNames.normalized)
    for (heading, places) in Dictionary(grouping: words.indices, by: { words[$0] }) {
      guard places.count > 1, !heading.isEmpty,
        PostalWords.areIn(heading) || FieldNames.of(.code).rank(heading) != nil,
        places.allSatisfy({ $0 > 0 && words[$0 - 1] != heading && !words[$0 - 1].isEmpty }),
        Set(places.map { words[$0 - 1] }).count == places.count
      else { continue }
      for place in places { header[place] = header[place - 1] + " code" }
    }
  }
}
