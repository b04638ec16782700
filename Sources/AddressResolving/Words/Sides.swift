/// The part of a text with the receiver's address, if it names a sender and a receiver; else the whole text.
enum Sides {
  static func meant(in text: Text) -> Range<Int> { text.hasReceiver ? part(text) : 0..<text.count }

  private static func part(_ text: Text) -> Range<Int> {
    let (from, to) = (position(ofOneOf: senders, text), position(ofOneOf: receivers, text))
    guard let from, let to else { return 0..<text.count }
    return to..<(from > to ? from : text.count)
  }

  private static func position(ofOneOf words: WordList, _ text: Text) -> Int? {
    var position = 0
    while position < text.count {
      if words.length(in: text, at: position) > 0 { return position }
      position = text.next(after: position)
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
