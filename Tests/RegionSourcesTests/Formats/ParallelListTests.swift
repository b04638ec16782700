import RegionSources
import TestSupport
import Testing

/// Lists that are joined by position.
@Suite struct ParallelListTests {
  @Test(arguments: [
    "{\"provinceData\":[{\"label\":\"A\",\"value\":\"1\"},{\"label\":\"B\",\"value\":\"2\"}],\"cityData\":[[{\"label\":\"C\",\"value\":\"11\"}],[{\"label\":\"D\",\"value\":\"21\"},{\"label\":\"E\",\"value\":\"22\"}]],\"areaData\":[[[{\"label\":\"F\",\"value\":\"111\"}]],[[],[{\"label\":\"G\",\"value\":\"221\"}]]]}",
    "{\"data\":{\"areas\":[[[{\"name\":\"F\",\"id\":111}]],[[],[{\"name\":\"G\",\"id\":221}]]],\"cities\":[[{\"name\":\"C\",\"id\":11}],[{\"name\":\"D\",\"id\":21},{\"name\":\"E\",\"id\":22}]],\"provinces\":[{\"name\":\"A\",\"id\":1},{\"name\":\"B\",\"id\":2}]}}",
  ])
  func objectsAreJoinedByPosition(text: String) {
    #expect(outline(text) == "1 A\n  11 C\n    111 F\n2 B\n  21 D\n  22 E\n    221 G")
  }

  @Test(arguments: [
    "{\"provinces\":[\"北京\",\"河北\"],\"cities\":[[\"市辖区\"],[\"石家庄\",\"唐山\"]]}",
    "[[\"北京\",\"河北\"],[[\"市辖区\"],[\"石家庄\",\"唐山\"]]]",
    "export const provinces = ['北京', '河北'];\nexport const cities = [['市辖区'], ['石家庄', '唐山']];",
    "var a = {\n  provinces: ['北京', '河北'],\n  cities: [['市辖区'], ['石家庄', '唐山']]\n};\nmodule.exports = a;\n",
    "PROVINCES = [\"北京\", \"河北\"]\nCITIES = [[\"市辖区\"], [\"石家庄\", \"唐山\"]]\n",
  ])
  func textsAreJoinedByPosition(text: String) throws {
    let file = TemporaryFile(Array(text.utf8))
    let read = try TreeFile.read([file.path], options: ReadingOptions())
    withExtendedLifetime(file) {
      #expect(outline(read.tree) == "北京\n  市辖区\n河北\n  石家庄\n  唐山")
    }
  }

  /// Of other lengths they are lists under their names.
  @Test func listsOfOtherLengthsAreNotJoined() {
    #expect(outline("{\"a\":[\"A\",\"B\",\"C\"],\"b\":[[\"D\"],[\"E\"]]}").contains("A\n  D") == false)
    #expect(outline("{\"a\":[\"A\",\"B\"],\"b\":[\"D\",\"E\"]}") == "a\n  A\n  B\nb\n  D\n  E")
  }
}
