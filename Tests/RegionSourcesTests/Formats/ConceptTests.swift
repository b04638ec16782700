import RegionSources
import TestSupport
import Testing

/// Thesauri and ontologies in Turtle, RDF/XML and JSON-LD.
@Suite struct ConceptTests {
  private static let head =
    "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n@prefix x: <http://x.org/> .\n"

  @Test func aConceptWithTwoAboveItStandsInBoth() {
    let text =
      ConceptTests.head
        + """
        x:a a skos:Concept ; skos:prefLabel "A" . x:b a skos:Concept ; skos:prefLabel "B" .
        x:c a skos:Concept ; skos:prefLabel "C" ; skos:broader x:a , x:b .
        """
    #expect(outline(text) == "a A\n  c C\nb B\n  c C")
  }

  @Test func theLanguageOfMostLabelsNames() {
    let text =
      ConceptTests.head
      + "x:a a skos:Concept ; skos:prefLabel \"Recht\"@de , \"Law\"@en . x:b a skos:Concept ; skos:prefLabel \"Kunst\"@de ."
    #expect(outline(text) == "a Recht\nb Kunst")
    #expect(outline(text) { $0.fields.name = ["prefLabel.en"] } == "a Law\nb Kunst")
  }

  @Test(arguments: [
    "x:a", "x:a a", "x:a a \"", "x:a a [ [ [", "x:a ( ] .", "x:a a <", "] .", "x:a a \"\"\"b", "x:a \\",
  ]) func whatIsBrokenIsRefused(rest: String) {
    #expect(throws: SourceErrors.self) { try read(ConceptTests.head + rest) }
  }

  @Test func bracketsWithoutEndAreNoDepthOfTheProgram() {
    let text = ConceptTests.head + "x:a a " + String(repeating: "[ x:p ", count: 200_000)
    #expect(throws: SourceErrors.self) { try read(text) }
  }

  @Test func conceptsThatLieInEachOtherInACircleAreRefused() {
    let text =
      ConceptTests.head
      + "x:a a skos:Concept ; skos:prefLabel \"A\" ; skos:broader x:b . x:b a skos:Concept ; skos:prefLabel \"B\" ; skos:broader x:a ."
    #expect(throws: SourceErrors.self) { try read(text) }
  }
}
