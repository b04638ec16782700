import RegionModel
import Testing

@testable import AddressResolving

/// Names of townships that are not their own, such as those that begin with the county they were in before.
@Suite struct OtherNameTests {
  @Test(arguments: [
    ("重庆市渝北区统景镇印盒村", "500109124 likely"), ("渝北区统景镇办事处", "500109124 likely"),
    ("重庆渝北统景镇", "500109124 likely"), ("余杭区乔司街道办", "330113005 likely"),
    ("余杭区乔司街道办事处", "330113005 likely"), ("渝北区统景", "500157 certain"),
  ])
  func aMovedTownshipIsFoundBehindItsOldCounty(_ address: String, _ answer: String) {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    #expect("\(match.region?.code ?? "-") \(match.confidence)" == answer)
  }

  /// Where a name goes on is asked before the name is looked for, so that must hold wherever it is cut, and where the words
  /// for its office are cut from it.
  @Test func aNameIsLookedForWhereverItIsCut() {
    let scratch = AddressScratch(CarriedAtlas.resolver)
    let tree = CarriedAtlas.tree
    var cuts = 0
    for record in OtherTownshipNames.records(of: tree) {
      let name = Array(tree.aliasLabel(Int(record.alias)).name)
      guard !name.contains(UInt8(ascii: "-")) else { continue }  // Signs are in no text.
      for office in ["", "办事处", "街道办", "道办事处"] where name.count + office.utf8.count <= 24 {
        (name + office.utf8).withUnsafeBytes { scratch.text.read($0) }
        for cut in stride(from: 9, to: scratch.text.count, by: 3) where scratch.text.beginsCharacter(cut) {
          cuts += 1
          let isAsked = scratch.text.mayHaveOtherTownship(before: cut)
          #expect(isAsked, "\(String(decoding: name, as: UTF8.self))\(office) before \(cut)")
        }
      }
    }
    #expect(cuts > 10_000)
  }
}
