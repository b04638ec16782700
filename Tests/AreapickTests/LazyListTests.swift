import RegionModel
import RegionSources
import Testing

@testable import areapick

/// Lists that come one by one, written one after the other.
@Suite struct LazyListTests {
  /// Two regions with towns, of which the towns' lists do not come.
  private static let command = """
    case "$AREA_CODE" in
    "") printf '1\\tNorte\\n2\\tSul\\n';;
    1) printf '11\\tBraga\\n12\\tPorto\\n';;
    2) printf '21\\tFaro\\t-\\n';;
    *) echo "connection lost" >&2; exit 3;;
    esac
    """

  private func written(
    _ place: String? = nil, keepsGoing: Bool, depth: Int? = 4
  ) throws -> (text: String, note: String?) {
    let source = ChildCommand(Self.command, reader: AnswerReader())
    let tree = LazyTree(tree: try LazyTree.emptyTree(), source: source)
    var list = LazyList(
      tree, style: ResultStyle().orCodeAndPath, depth: depth, limit: .max, keepsGoing: keepsGoing)
    var bytes: [UInt8] = []
    do {
      _ = try list.write(place, goesDeeper: depth != nil, check: { _ in }, print: { bytes += $0 })
    } catch {
      return (String(decoding: bytes, as: UTF8.self), "\(error)")
    }
    return (String(decoding: bytes, as: UTF8.self), list.failureNote)
  }

  @Test func aPlaceIsFoundByItsCode() throws {
    #expect(try written("2", keepsGoing: false, depth: nil).text == "21\tSul/Faro\n")
    #expect(
      try written("1/11", keepsGoing: false, depth: nil).note == "Norte/Braga: connection lost (status 3)")
    #expect(
      try written("11", keepsGoing: false, depth: nil).note == "Norte/Braga: connection lost (status 3)")
    #expect(try written("Faro", keepsGoing: false, depth: nil).note == "list: there is no place Faro")
  }

  @Test func aListThatDoesNotComeEndsTheOutput() throws {
    let (text, note) = try written(keepsGoing: false)
    #expect(text == "1\tNorte\n11\tNorte/Braga\n")
    #expect(note == "Norte/Braga: connection lost (status 3)")
  }

  @Test func itIsPassedOverWhereSomebodySaidSo() throws {
    let (text, note) = try written(keepsGoing: true)
    #expect(text == "1\tNorte\n11\tNorte/Braga\n12\tNorte/Porto\n2\tSul\n21\tSul/Faro\n")
    #expect(note == "list: 2 lists did not come; the first: Norte/Braga: connection lost (status 3)")
  }
}
