/// Texts that are said of every object in nested dictionaries of names:
///
///     {"Carnivora": {"Level": "Order", "Canidae": {"Level": "Family"}, "Felidae": {"Level": "Family"}}}
enum Attributes {
  private static let fewest = 4

  /// The keys that nearly all objects under a key have, and whose few texts repeat.
  ///
  /// - Complexity: O(*n*) in a document of few keys of texts; O(keys) elsewhere.
  static func keys(_ document: Document) -> Set<UInt32> {
    guard let root = document.values.first, root.kind == .object else { return [] }
    var objects = 0
    var isNested = false
    var texts: [UInt32: [String: Int]] = [:]
    for index in document.values.indices where document.values[index].kind == .object && index > 0 {
      objects += 1
      var holds = (text: false, object: false)
      for member in document.children(of: index) {
        let value = document.values[member]
        if value.kind == .object { holds.object = true }
        guard value.kind == .string, objects <= sample else { continue }
        holds.text = true
        texts[value.key, default: [:]][document.text.string(value.slice), default: 0] += 1
        // Keys that are names are many.
        guard texts.count < mostKeys else { return [] }
      }
      isNested = isNested || holds.text && holds.object
    }
    guard isNested, objects >= fewest else { return [] }
    let all = min(objects, sample)
    return Set(
      texts.filter { _, counts in
        let count = counts.values.reduce(0, +)
        return count * 10 >= all * 8 && counts.count * 2 <= count
      }.keys)
  }

  private static let sample = 5_000
  private static let mostKeys = 200
}
