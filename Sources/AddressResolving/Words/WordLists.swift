/// The lists that most addresses are compared with, which a text has at hand.
///
/// A static list costs a call at each use, which looks whether it was made; these are found through a pointer alone. Their
/// memory is never freed, as that of each list.
struct WordLists: @unchecked Sendable {  // Written in `init` alone.
  struct All {
    let townshipSuffixes = Words.townshipSuffixes
    let fillers = Words.fillers
    let buildings = Words.buildings
    let commonNames = Words.commonNames
    let commonTowns = Words.commonTowns
    let dishes = Words.dishes
    let firms = Words.firms
    let firmsAnywhere = Text.firms
    let institutions = Words.institutions
    let bankWords = Words.bankWords
    let zoneParts = Zone.parts
    let zoneEnds = Zone.ends
    let zoneOffices = Zone.offices
  }

  private let memory: UnsafePointer<All>
  @inline(__always)
  var all: All { memory.pointee }

  static let shared = WordLists()

  private init() {
    let memory = UnsafeMutablePointer<All>.allocate(capacity: 1)
    memory.initialize(to: All())
    self.memory = UnsafePointer(memory)
  }
}
