/// The answers of OData services in XML: a feed, whose entries hold the fields of a row each.
///
///     <feed><entry><id>…</id><content><m:properties><d:id>516</d:id><d:district_name>Rīga</d:district_name>
///     [{"id": "516", "district_name": "Rīga"}]
extension XMLConversion {
  /// The elements that hold the fields of each row; empty where the text is another, or an entry has no fields.
  var feedRows: [Int] {
    guard !elements.all.isEmpty, isNamed(0, "feed") else { return [] }
    let entries = elements.children(of: 0).filter { isNamed($0, "entry") }
    let rows = entries.compactMap { entry -> Int? in
      // Of media the fields stand beside the content.
      let holders = [entry] + elements.children(of: entry).filter { isNamed($0, "content") }
      return holders.lazy.flatMap(elements.children).first { isNamed($0, "properties") }
    }
    return rows.count == entries.count ? rows : []
  }

  func convertFeed(_ rows: [Int]) {
    open(.array, rows[0])
    for row in rows {
      open(.object, row)
      for field in elements.children(of: row) where !elements.all[field].text.isEmpty {
        setKey(name(of: field))
        elements.builder.append(.string, elements.all[field].text)
      }
      elements.builder.end()
    }
    elements.builder.end()
  }
}
