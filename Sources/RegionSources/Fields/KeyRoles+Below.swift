/// What lies below a list that a person named: `children=nav` says where the tree begins, and the guess goes on from there.
extension KeyRoles {
  /// Takes the words for children that were found before, as far as they stand below a key alone.
  mutating func goOn(
    below keys: [UInt32], _ document: Document, _ guess: (children: [UInt8], mayHoldChildren: [Bool])
  ) {
    guard let key = keys.first else { return }
    for below in document.keys(onlyBelow: key) {
      mayHoldChildren[below] = guess.mayHoldChildren[below]
      if guess.children[below] < KeyRoles.none { children[below] = min(guess.children[below] + 1, 250) }
    }
  }
}

extension Document {
  /// The keys whose lists and objects all lie in those under another, which lies in itself nowhere.
  ///
  /// - Complexity: O(*n*) in the values.
  fileprivate func keys(onlyBelow key: UInt32) -> Set<Int> {
    var (inside, outside): (Set<Int>, Set<Int>) = ([], [])
    var end = 0
    for index in values.indices where values[index].isContainer && values[index].key != Value.noKey {
      let value = values[index]
      if value.key == key {
        guard index >= end else { return [] }
        end = Int(value.end)
      } else if index < end {
        inside.insert(Int(value.key))
      } else {
        outside.insert(Int(value.key))
      }
    }
    return inside.subtracting(outside)
  }
}
