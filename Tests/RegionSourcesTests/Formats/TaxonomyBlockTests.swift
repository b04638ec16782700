import Testing

/// Taxonomies in blocks of names by language, with the names of those above in front.
@Suite struct TaxonomyBlockTests {
  private let text = """
    # comments
    stopwords:fr: aux,au
    synonyms:en: flavoured, flavored

    en: Plant-based foods, Plant foods
    fr: Aliments

    < en:plant foods
    en: Nuts\\, raw, Raw nuts
    wikidata:en: Q1

    < en: Plant-based foods
    <en:Nuts, raw
    fr: Noix
    """

  /// A block with two parents stands in each of them; any of a parent's names refers to it.
  @Test func blocksLieInThoseThatTheyName() {
    #expect(outline(text) == "Plant-based foods\n  Nuts, raw\n    Noix\n  Noix")
  }

  @Test func otherLinesAreFields() throws {
    let tree = try read(text).tree
    #expect(
      tree.roots.subtrees.map { $0.fields.map { "\($0.name) \($0.text)" } } == [
        ["fr Aliments"], ["wikidata:en Q1"], [], [],
      ])
  }

  @Test func aParentThatIsNotThereIsAFlaw() {
    #expect(outline("< en: Foods\nen: Nuts\n") == "x:1: the parent en: Foods does not exist")
  }
}
