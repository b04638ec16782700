import RegionModel
import Synchronization

/// What all copies of a resolver share: tables of the tree, those that few addresses need made at the first of them.
final class AddressTables: Sendable {
  let names: AddressNames
  let foldings: AddressFoldings
  private let tree: RegionTree
  private let madeTownships = Mutex<AddressTownships?>(nil)
  private let madeMoves = Mutex<AddressMoves?>(nil)

  init(_ tree: RegionTree) {
    self.tree = tree
    names = AddressNames(tree)
    foldings = AddressFoldings(tree)
  }

  var townships: AddressTownships {
    madeTownships.withLock { townships in
      let made = townships ?? AddressTownships(tree)
      townships = made
      return made
    }
  }

  var moves: AddressMoves {
    madeMoves.withLock { moves in
      let made = moves ?? AddressMoves(tree, names)
      moves = made
      return made
    }
  }
}
