import RegionModel

/// Zones and farms without names of their own.
extension Reader {
  /// Whether a zone or farm without a name of its own stands at a position, such as 高新区, but not 农场路.
  func isZone(at position: Int) -> Bool {
    let length = Zone.length(text, at: position)
    return length > 0 && !Words.turnsName(text, at: position + length)
  }

  /// Takes a known zone, such as 园区 after 苏州; the answer is the place that contains it.
  func takeKnownZone(_ reading: Reading) {
    let found = names.found(in: text, at: reading.position)
    guard reading.node > 0, found.kinds.contains(.zone) else { return }
    for index in found.range { takeZone(names[index], reading) }
    for index in names.zones(in: text, at: reading.position, root: reading.root) {
      takeZone(names[index], reading)
    }
  }

  private func takeZone(_ entry: NameTable.Entry, _ reading: Reading) {
    guard entry.isWhole, entry.use.contains(.zone), mayStand(entry, behind: reading.node),
      Road.named(in: text, at: reading.position + entry.count)?.takesName(isCity: true) != true
    else { return }
    var next = reading
    next.takeZone(entry, entry.level)
    follow(next)
  }

  /// The reading, made uncertain if its place is a short name inside a word: 仙桃兴国工业园 need not lie in 兴国县.
  func doubted(_ reading: Reading) -> Reading {
    var doubted = reading
    if reading.isInWord, reading.beginsWeakly { doubted.isUncertain = true }
    return doubted
  }

  private func mayStand(_ zone: NameTable.Entry, behind place: Int) -> Bool {
    let node = zone.node
    if zone.use.contains(.generic) { return node == place || tree.parentNode(of: node) == place }
    return tree.isNode(node, below: place)
  }

  /// Takes the zone whose full name includes the place before it: 六安经济开发区, for 六安市经济开发区.
  func takeZone(_ reading: Reading) -> Bool {
    let length = Zone.length(text, at: reading.position)
    guard length > 0, reading.node > 0 else { return false }
    let label = tree.label(ofNode: reading.node)
    guard label.name.count >= NameTable.shortest, let start = label.name.baseAddress else { return false }
    let zone = UnsafeRawBufferPointer(rebasing: text.part(from: reading.position).prefix(length))
    var isTaken = false
    for entry in townships.nodes(TownshipTable.Wanted(Text.key(start))) {
      let name = townships.name(of: entry).name
      guard
        name.is(label.name.count, of: label.name, and: zone)
          || name.is(label.shortNameCount, of: label.name, and: zone),
        tree.isNode(entry.node, below: reading.node)
      else { continue }
      take(Township.Found(length: length, manner: .full), node: entry.node, doubted(reading))
      isTaken = true
    }
    return isTaken
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes are the first `count` ones of a name, and a zone behind them.
  fileprivate func `is`(_ count: Int, of name: UnsafeRawBufferPointer, and zone: UnsafeRawBufferPointer)
    -> Bool
  {
    self.count == count + zone.count && dropFirst(count).elementsEqual(zone)
      && prefix(count).elementsEqual(name.prefix(count))
  }
}
