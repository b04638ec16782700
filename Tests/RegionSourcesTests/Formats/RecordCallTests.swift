import RegionSources
import TestSupport
import Testing

/// Records that a program makes one by one.
@Suite struct RecordCallTests {
  private func outlineOfScript(_ text: String, table: String? = nil) throws -> String {
    let file = TemporaryFile(Array(text.utf8))
    var options = ReadingOptions()
    if let table { options.tables = [table] }
    return try withExtendedLifetime(file) { outline(try TreeFile.read([file.path], options: options).tree) }
  }

  @Test func aRecordThatIsNamedIsTheParentOfThoseThatNameIt() throws {
    let text =
      "a = Category.objects.create(name=\"Aa\")\nb = Category.objects.create(name=\"Bb\", parent=a)\n"
      + "Category.objects.create(name=\"Cc\", parent=b)\n"
    #expect(try outlineOfScript(text) == "Aa\n  Bb\n    Cc")
  }

  @Test func soIsTheOneInFrontOfTheCall() throws {
    let text =
      "food = Tag.create!(name: 'Food')\nfood.children.create!(name: 'Fruit')\nfood.children.create!(name: 'Fish')\n"
    #expect(try outlineOfScript(text) == "Food\n  Fruit\n  Fish")
  }

  @Test func listsOfSeveralTablesLieInEachOther() throws {
    let text =
      "<?php\nDB::table('states')->insert(['id' => 1, 'name' => 'Goa']);\n"
      + "DB::table('states')->insert(['id' => 2, 'name' => 'Assam']);\n"
      + "DB::table('cities')->insert(['id' => 1, 'state_id' => 1, 'name' => 'Panaji']);\n"
      + "DB::table('cities')->insert(['id' => 2, 'state_id' => 2, 'name' => 'Dispur']);\n"
    #expect(try outlineOfScript(text) == "1 Goa\n  1 Panaji\n2 Assam\n  2 Dispur")
  }

  @Test(arguments: [
    "Category.create!(name: x)\nCategory.create!(name: y)\nCategory.create!(name: z)\n",
    "a.put(\"b\"\na.put(\"c\"", "a.create!(", "a.create!(:", "a.create!(name:", "a.create!(name: 'b",
    "a.create! b:",
  ]) func whatIsNotWrittenOutIsNoRecord(text: String) { _ = try? outlineOfScript(text) }

  @Test func oneOfSeveralConstantsIsNamedAsATableIs() throws {
    let text = "const a = [{name: 'A'}, {name: 'B'}];\nconst b = [{name: 'C'}, {name: 'D'}];\n"
    #expect(try outlineOfScript(text, table: "b") == "C\nD")
    #expect(throws: SourceErrors.self) { try outlineOfScript(text, table: "c") }
  }
}
