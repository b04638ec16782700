import RegionModel
import Synchronization

/// The tables that all copies of a resolver share, each built at the first address that needs it.
final class Tables: Sendable {
  private let tree: RegionTree
  private let madeIndex = Mutex<AddressIndex?>(nil)
  private let madeCharacters = Mutex<Characters?>(nil)
  private let madeLatin = Mutex<LatinTable?>(nil)
  private let madeHomophones = Mutex<Homophones?>(nil)
  private let madeProvinceCharacters = Mutex<ProvinceCharacters?>(nil)
  private let madeCountyParts = Mutex<CountyParts?>(nil)

  init(_ tree: RegionTree) { self.tree = tree }

  var index: AddressIndex { Tables.made(madeIndex) { AddressIndex.of(tree) } }
  var characters: Characters { Tables.made(madeCharacters) { Characters(tree) } }

  var latin: LatinTable { Tables.made(madeLatin) { LatinTable(tree) } }
  var homophones: Homophones { Tables.made(madeHomophones) { Homophones(tree) } }
  var provinceCharacters: ProvinceCharacters {
    Tables.made(madeProvinceCharacters) { ProvinceCharacters(tree) }
  }
  var countyParts: CountyParts { Tables.made(madeCountyParts) { CountyParts(tree) } }

  /// The table in `place`, built first if there is none; other threads wait meanwhile.
  private static func made<Table: Sendable>(_ place: borrowing Mutex<Table?>, _ make: () -> Table) -> Table {
    place.withLock { table in
      let made = table ?? make()
      table = made
      return made
    }
  }
}
