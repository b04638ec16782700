import AddressResolving
import ChinaDivisions
import RegionModel
import RegionSearch

func walk() throws {
  let tree = try RegionTree.divisions
  for province in tree.roots.prefix(3) {
    print(province.code, province.name, province.reading, province.children.count)
  }
  if let nanshan = tree.region(code: "440305") {
    print(nanshan.path.map(\.name).joined(separator: "/"))
    print(nanshan.parent?.shortName ?? "", nanshan.children.count)
  }
}

func buildTree() throws {
  var builder = TreeBuilder([
    RegionRecord(code: "fr", parent: .none, name: "France"),
    RegionRecord(code: "fr-45", parent: .code("fr"), name: "Orléans"),
    RegionRecord(code: "fr-35", parent: .code("fr"), name: "Rennes"),
  ])
  builder.order = .source
  let bytes = try builder.build()
  let tree = try RegionTree(compiled: bytes)
  print(tree.count, tree.roots[0].children.map(\.name))
}

func searchPlaces() throws {
  let searcher = RegionSearcher(try .divisions)
  for match in searcher.search(SearchQuery("sz ns")).prefix(3) {
    print(match.region.code, match.path.map(\.name).joined(separator: "/"))
  }
}

func lookUp() throws {
  let lookup = CodeLookup(try .divisions)
  if let meaning = lookup.meaning(of: "110103") {
    print(meaning.isExact, meaning.regions.map(\.name), meaning.succession != nil)
  }
}

func findByName() throws {
  let finder = PlaceFinder(try .divisions)
  guard let match = finder.find("朝阳区") else { return }
  switch match.problem {
  case nil: print(match.path.map(\.name).joined(separator: "/"))
  case .notFound(let text): print("there is no", text)
  case .ambiguous(let text, let candidates): print(text, "is in", candidates.compactMap(\.parent?.name))
  }
}

func resolve() throws {
  let resolver = AddressResolver(try .divisions)
  let address = "江苏昆山市前进东路579号"
  let match = resolver.resolve(address.utf8)
  let rest = Array(address.utf8)[match.rest]
  print(
    match.path.map(\.name).joined(separator: "/"), String(decoding: rest, as: UTF8.self), match.confidence)
}

func resolveMany() throws {
  let resolver = AddressResolver(try .divisions)
  let scratch = AddressScratch(resolver)
  for address in ["深圳南山区粤海街道", "朝阳区建国路", "somewhere else"] {
    let match = Array(address.utf8).withUnsafeBytes { resolver.resolve($0, scratch) }
    print(match.confidence, match.region?.code ?? "-", match.candidates.count)
  }
}
