/// The part of a text with the receiver's address, if it names a sender and a receiver; else the whole text.
enum Sides {
  static func meant(in text: Text) -> Range<Int> {
    text.all.contains(.receiver) ? part(text) : 0..<text.count
  }

  private static func part(_ text: Text) -> Range<Int> {
    let from = position(ofOneOf: senders, or: ["寄", "发", "从"], text)
    let to = position(ofOneOf: receivers, or: ["收", "送", "到"], text)
    guard let from, let to else { return 0..<text.count }
    return to..<(from > to ? from : text.count)
  }

  /// The position of the first of the words, or of the first of the characters that stands alone: 寄：上海 收：北京.
  private static func position(ofOneOf words: WordList, or characters: [Unicode.Scalar], _ text: Text) -> Int?
  {
    var position = 0
    while position < text.count {
      if words.length(in: text, at: position) > 0 { return position }
      let next = text.next(after: position)
      if text.isEdge(position), next < text.count, text.marks[next].contains(.gap),
        characters.contains(text.character(at: position))
      {
        return position
      }
      position = next
    }
    return nil
  }

  private static let senders = WordList([
    "寄件", "发货", "发件", "寄出", "寄方", "始发", "寄自", "发自", "提货", "装货", "起点", "起运", "寄货", "出发",
  ])
  private static let receivers = WordList([
    "收件", "收货", "收方", "送货", "送至", "目的", "到货", "派送", "卸货", "终点", "寄往", "发往", "到达",
  ])
}
