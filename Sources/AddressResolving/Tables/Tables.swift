import RegionModel
import Synchronization

/// What all copies of a resolver share: tables of the tree, each made at the first address that needs it.
final class Tables: Sendable {
  private let tree: RegionTree
  private let madeNames = Mutex<NameTable?>(nil)
  private let madeFoldings = Mutex<Foldings?>(nil)
  private let madeTownships = Mutex<TownshipTable?>(nil)
  private let madeLatin = Mutex<LatinTable?>(nil)
  private let madeMoves = Mutex<Moves?>(nil)

  init(_ tree: RegionTree) { self.tree = tree }

  var names: NameTable { Tables.made(madeNames) { NameTable(tree) } }
  var foldings: Foldings { Tables.made(madeFoldings) { Foldings(tree) } }
  var townships: TownshipTable { Tables.made(madeTownships) { TownshipTable(tree) } }

  var latin: LatinTable { Tables.made(madeLatin) { LatinTable(tree) } }

  var moves: Moves {
    let names = names
    return Tables.made(madeMoves) { Moves(tree, names) }
  }

  /// What `place` holds; made first where it holds nothing yet. Other threads wait meanwhile.
  private static func made<Table: Sendable>(_ place: borrowing Mutex<Table?>, _ make: () -> Table) -> Table {
    place.withLock { table in
      let made = table ?? make()
      table = made
      return made
    }
  }
}
