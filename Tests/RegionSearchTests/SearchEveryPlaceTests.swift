import Fuzzing
import RegionModel
import RegionSearch
import Testing

/// Every place is found by its names; every 37th one is tested here.
@Suite struct SearchEveryPlaceTests {
  private let sample: [Region] = CarriedAtlas.tree.roots.subtrees.enumerated()
    .filter { $0.offset % 37 == 0 }.map(\.element)

  /// The places that the query made of them does not find, and broken rules of the results, as lines.
  ///
  /// - Parameter step: Tests every `step`th place of the sample; queries of many words are slow.
  private func lost(every step: Int = 1, _ query: (Region) -> String?) -> [String] {
    stride(from: 0, to: sample.count, by: step).lazy.map { sample[$0] }.compactMap { region in
      guard let text = query(region), !text.isEmpty else { return nil }
      let results = CarriedAtlas.search(text)
      if let flaw = SearchWalk.flaw(in: results, shown: 3) { return "\(text): \(flaw)" }
      return results.contains { $0.region == region } ? nil : "\(region.code) \(text)"
    }
  }

  @Test func byItsFullName() {
    #expect(sample.count == 1_218)
    #expect(lost { $0.name } == [])
  }

  @Test func byItsShortNameAndItsParents() {
    #expect(lost { region in region.parent.map { "\(region.shortName) \($0.shortName)" } } == [])
    #expect(lost(every: 5) { region in region.parent.map { "\($0.shortName)\(region.shortName)" } } == [])
  }

  @Test func byItsWholePinyin() {
    #expect(lost { $0.reading.filter { $0 != " " } } == [])
  }

  @Test func byItsCode() {
    let others = sample.filter { CarriedAtlas.search($0.code).first?.region != $0 }
    #expect(others.map(\.code) == [])
  }

  @Test func byItsPinyinWithBlanks() {
    #expect(lost(every: 10) { Set($0.reading.split(separator: " ")).count <= 12 ? $0.reading : nil } == [])
  }

  @Test func byItsPathWrittenTogether() {
    #expect(lost(every: 10) { $0.path.map(\.name).joined() } == [])
  }

  @Test func byEachOfItsOtherNames() {
    var lost: [String] = []
    for (number, alias) in CarriedAtlas.tree.aliases.enumerated()
    where number % 27 == 0 && alias.kind?.isSearched != false {
      let text = alias.kind == .reading ? alias.reading.filter { $0 != " " } : alias.name
      let found = Set(CarriedAtlas.search(text).map(\.region))
      if !found.isSuperset(of: alias.regions) { lost.append(text) }
    }
    #expect(lost == [])
  }

  @Test func bestOfAllByItsWholePath() {
    let others = stride(from: 0, to: sample.count, by: 4).map { sample[$0] }.filter { region in
      let names = region.path.map(\.name)
      guard Set(names).count == names.count else { return false }  // A repeated name counts once.
      return CarriedAtlas.search(names.joined(separator: "/")).first?.region != region
    }
    #expect(others.map { $0.path.map(\.name).joined(separator: "/") } == [])
  }
}
