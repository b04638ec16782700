import RegionModel

/// Parts of Hong Kong in addresses that are written there: 馬鞍山西沙路608號 lies in 沙田, not in 安徽.
extension Reader {
  /// Takes a part of Hong Kong by its name alone, if the text has signs of Hong Kong, and no full name of a place elsewhere.
  ///
  /// The text must have traditional characters.
  func readHongKong() {
    guard hongKong > 0, !best.hasFullName || best.node == hongKong,
      best.node == hongKong || best.nameCount < 2,
      best.isShared || best.node == 0 || best.node == hongKong || !tree.isOverseas(best.node)
    else { return }
    let isSure = hasSignOfHongKong()
    guard isSure || hasDoorOutsideTaiwan() else { return }
    for number in 0..<text.nameCount {
      let position = text.namePosition(number)
      guard isWordStart(position) || position == best.end, position == best.start || position >= best.end,
        best.isShared ? isSure : mayBeHongKong(at: position), let entry = partOfHongKong(at: position)
      else { continue }
      var next = best.node == hongKong && position >= best.end ? best : Reading(from: position)
      next.take(entry, Name(position..<position + entry.count, isFull: false))
      next.isUncertain = true
      believe(next)
      return
    }
  }

  /// The longest name of a part of Hong Kong at a position, unless it only begins another.
  private func partOfHongKong(at position: Int) -> NameTable.Entry? {
    let root = tree.root(of: hongKong)
    let found = [names.names(in: text, at: position), names.zones(in: text, at: position, root: root)]
      .joined()
    let parts = found.map { names[$0] }.filter { entry in
      entry.root == root && entry.level == .county && entry.isWhole
        && (entry.lacksSuffix || !entry.use.isDisjoint(with: [.zone, .phrase]))
    }
    guard let longest = parts.max(by: { $0.count < $1.count }), !isTurned(longest, at: position)
    else { return nil }
    return longest
  }

  /// Whether a name is only the beginning of another: 大埔鄉, 荔枝角道, 太子東路; but 灣仔活道, 筲箕灣東大街.
  private func isTurned(_ part: NameTable.Entry, at position: Int) -> Bool {
    let end = position + part.count
    if !text.isEdge(end), text.character(at: end).isOne(of: "乡镇县市区村里") { return true }
    guard let road = Road.named(in: text, at: end), road.takesName(isCity: true) else { return false }
    return road.isBare || part.count <= NameTable.shortest && text.marks(at: end).contains(.roadPart)
  }

  /// Whether nothing but a name without its suffix speaks for a place elsewhere, and that name is the part's.
  private func mayBeHongKong(at position: Int) -> Bool {
    if best.score == 0 || best.node == hongKong { return true }
    guard best.start == position else { return false }
    return !(0..<text.nameCount).contains { number in
      let other = text.namePosition(number)
      return other >= best.end
        && names.names(in: text, at: other).contains { index in
          let entry = names[index]
          return entry.node != best.node && tree.isNode(entry.node, below: best.node)
            && (entry.isWhole || entry.isShort)
        }
    }
  }

  /// Whether words stand in the text that only addresses of Hong Kong have: a shop by its number, the ground floor, an
  /// estate, a part of the territory, a road called 道 with a number.
  private func hasSignOfHongKong() -> Bool {
    var position = 0
    while position < text.count {
      switch text.character(at: position) {
      case "邨": return true
      case "铺" where text.marks(before: position).contains(.edge) || text.has("号", at: position - 3):
        return true
      case "地" where text.has("地下", at: position) && isEndOfFloor(position + 6): return true
      case "香" where text.has("香港", at: position): return true
      case "新" where text.has("新界", at: position): return true
      case "九" where text.has("九龙", at: position): return true
      case "道" where isNumberedRoad(behind: position): return true
      default: break
      }
      position = text.next(after: position)
    }
    return false
  }

  private func isEndOfFloor(_ position: Int) -> Bool { text.isEdge(position) || text.has("铺", at: position) }

  /// Whether 道 at a position ends a road's name with a number behind it, and is no 大道 or 街道.
  private func isNumberedRoad(behind position: Int) -> Bool {
    let last = text.last(before: position)
    guard position > 0, !text.character(at: last).isOne(of: "大街") else { return false }
    let next = text.next(after: position)
    let end = text.character(at: next).isOne(of: "东西南北中") ? text.next(after: next) : next
    return (0x30...0x39).contains(text.character(at: end).value)
  }

  /// Whether a house or a floor has a number, and no word stands in the text that only addresses of Taiwan have.
  private func hasDoorOutsideTaiwan() -> Bool {
    var hasDoor = false
    var position = 0
    while position < text.count {
      let character = text.character(at: position)
      if character.isOne(of: "段邻里弄巷") { return false }
      hasDoor = hasDoor || character.isOne(of: "号楼铺")
      position = text.next(after: position)
    }
    return hasDoor
  }
}
