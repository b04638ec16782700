import RegionModel

extension PageOutline {
  private static let fields = ["href", "description"]

  /// The tree of the only list of a page; nil where it has several, or tables beside it.
  func interpretation() -> Interpretation? {
    guard kinds.count == 1, !hasTable else { return nil }
    let parents = kinds == [.choice] ? shiftedParents() : nodes.map { Int($0.parent) }
    var records = Records()
    records.fieldNames = PageOutline.fields
    // What has no name stands for what lies in it.
    var numbers: [Int] = []
    for (node, parent) in zip(nodes, parents) {
      let upper = parent < 0 ? -1 : numbers[parent]
      let name = node.name.isEmpty ? node.link : node.name
      guard !name.isEmpty else {
        numbers.append(upper)
        continue
      }
      numbers.append(records.append(name: name, code: node.code, parent: upper, place: node.place))
      if node.isDisabled { records.setFlags(Records.Flag.disabled) }
      records.addField(0, node.link)
      records.addField(1, node.about)
    }
    guard records.count > 1 || kinds == [.bookmarks] && records.count > 0 else { return nil }
    var understanding = Understanding(format: .xml, shape: shape)
    if records.codes.contains(where: { !$0.isEmpty }) { understanding.code = ["value"] }
    let areUsed = [nodes.contains { !$0.link.isEmpty }, nodes.contains { !$0.about.isEmpty }]
    understanding.others = zip(PageOutline.fields, areUsed).filter(\.1).map(\.0)
    return Interpretation(records: records, understanding: understanding)
  }

  private var shape: String {
    switch kinds[0] {
    case .bookmarks: "the bookmarks of a browser"
    case .list: "the list of a web page"
    case .choice: "what a web page lets choose from"
    }
  }

  /// The parents of options, where one that is shifted to the right lies in the last one that is less.
  ///
  ///     <option>Fruit <option>&nbsp;&nbsp;Apple
  private func shiftedParents() -> [Int] {
    var way: [Int] = []
    return nodes.indices.map { index in
      let own = nodes[index]
      while let last = way.last, nodes[last].parent != own.parent || nodes[last].shift >= own.shift {
        way.removeLast()
      }
      defer { way.append(index) }
      return way.last ?? Int(own.parent)
    }
  }
}
