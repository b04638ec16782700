import RegionModel

/// The regiments of 新疆's corps, which people write by their numbers: 沙湾市143团, of 兵团一四三团.
///
/// The towns of the corps' own cities have other names, and lists do not agree on which regiment is which town: behind
/// these cities the number stays in the rest.
extension Reader {
  /// The regiment that is named right behind a place that it lies in, with its end.
  func regiment(behind place: Reading) -> (node: Int, end: Int)? {
    guard mayBeginRegiment(at: place.end) else { return nil }
    let start = text.has("兵团", at: place.end) ? place.end + 6 : place.end
    guard let number = RegimentNumber(text, at: start), isInXinjiang(place.node) else { return nil }
    let (places, names) = (tree.descendants(of: place.node), number.names)
    let node = places.hull.first { node in
      guard places.contains(node) else { return false }
      let own = tree.label(ofNode: node).name
      return names.contains { isEnd($0, of: own) }
    }
    return node.map { ($0, number.end) }
  }

  /// Whether a numeral stands at a position, or a word that begins like 兵团.
  private func mayBeginRegiment(at position: Int) -> Bool {
    let first = text.bytes[position]
    if first < 0x80 { return first &- 0x30 < 10 }
    return text.marks(at: position).contains(.number) || text.character(at: position).isOne(of: "兵零〇")
  }

  /// Whether a name ends in a number and 团, of which no more stands before it: 三团 is not the end of 一六三团.
  private func isEnd(_ number: [UInt8], of name: UnsafeRawBufferPointer) -> Bool {
    guard name.count >= number.count, name.suffix(number.count).elementsEqual(number) else { return false }
    let before = name.dropLast(number.count).suffix(3)
    return before.count < 3 || !RegimentNumber.isNumeral(Array(before))
  }

  private func isInXinjiang(_ place: Int) -> Bool {
    var node = place
    while case let parent = tree.parentNode(of: node), parent > 0 { node = parent }
    return tree.label(ofNode: node).name.starts(with: "新疆".utf8)
  }
}

/// A number and 团 or 团场 behind it.
private struct RegimentNumber {
  /// The digits, in the signs of Han, as they stand in the text; 十 is kept.
  private let written: [Unicode.Scalar]
  private let value: Int
  let end: Int

  private static let digits: [Unicode.Scalar] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  static func isNumeral(_ character: [UInt8]) -> Bool {
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first
    return scalar.map { digits.contains($0) || $0 == "〇" || $0 == "十" } ?? false
  }

  init?(_ text: Text, at start: Int) {
    var (position, value) = (start, 0)
    var written: [Unicode.Scalar] = []
    while written.count < 3 {
      let sign = text.character(at: position)
      if sign.value >= 0x30, sign.value <= 0x39 {
        (position, value) = (position + 1, value * 10 + Int(sign.value - 0x30))
        written.append(RegimentNumber.digits[Int(sign.value - 0x30)])
      } else if RegimentNumber.digits.contains(sign) || sign == "〇" || sign == "十" {
        position += 3
        written.append(sign == "〇" ? "零" : sign)
      } else {
        break
      }
    }
    guard !written.isEmpty, text.has("团", at: position), !text.has("团结", at: position) else { return nil }
    (self.written, self.value) = (written, value)
    end = position + (text.has("团场", at: position) ? 6 : 3)
  }

  /// The ways in which names write it, in UTF-8: 一四三团, 一〇三团, 三十四团.
  var names: [[UInt8]] {
    var scalars = written
    if value >= 10, value < 100 {
      let (tens, ones) = (value / 10, value % 10)
      scalars =
        (tens > 1 ? [RegimentNumber.digits[tens]] : []) + ["十"]
        + (ones > 0 ? [RegimentNumber.digits[ones]] : [])
    }
    let others = scalars.map { $0 == "零" ? "〇" : $0 }
    return (scalars == others ? [scalars] : [scalars, others]).map { spelling in
      Array(String(String.UnicodeScalarView(spelling)).utf8) + Array("团".utf8)
    }
  }
}
