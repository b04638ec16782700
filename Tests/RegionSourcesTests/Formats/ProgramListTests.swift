import RegionSources
import TestSupport
import Testing

@testable import RegionSources

/// Programs that hold one list: enumerations, seeders, models, migrations.
@Suite struct ProgramListTests {
  // MARK: Enumerations

  @Test(arguments: [
    "package a;\n\nimport lombok.Getter;\n\n@Getter\nenum Zone implements Key {\n\n    NORTH(\"Norden\"),\n    FAR_SOUTH(\"ferner Süden\");\n\n    private final String key;\n}\n",
    "package a\n\nenum class Zone(var label: String) {\n    NORTH(\"Norden\"),\n    FAR_SOUTH(\"ferner Süden\")\n}",
    "import Foundation\n\nenum Zone: String, CaseIterable {\n    case NORTH = \"Norden\"\n    case FAR_SOUTH = \"ferner Süden\"\n}\n",
    "enum Zone: String { case NORTH = \"Norden\", FAR_SOUTH = \"ferner Süden\" }\n",
    "export enum Zone {\n  NORTH = 'Norden',\n  FAR_SOUTH = 'ferner Süden',\n}\n",
    "<?php\n\nnamespace App;\n\nenum Zone: string\n{\n    case NORTH = 'Norden';\n    case FAR_SOUTH = 'ferner Süden';\n\n    public function x(): string { return $this->value; }\n}\n",
    "enum Zone {\n  NORTH('Norden'),\n  FAR_SOUTH('ferner Süden');\n\n  const Zone(this.label);\n  final String label;\n}\n",
    "public enum Zone\n{\n    [Description(\"Norden\")]\n    NORTH = 1,\n    [Description(\"ferner Süden\")]\n    FAR_SOUTH = 2,\n}\n",
    "from enum import Enum\n\nclass Zone(Enum):\n    \"\"\"Zones.\"\"\"\n    NORTH = \"Norden\"\n    FAR_SOUTH = \"ferner Süden\"\n\n    def x(self):\n        y = \"a\"\n        return y\n",
    "class Zone(models.TextChoices):\n    NORTH = \"N\", _(\"Norden\")\n    FAR_SOUTH = \"S\", _(\"ferner Süden\")\n",
  ])
  func textsOfCasesAreNames(text: String) {
    #expect(outlineOfFile(text) == "NORTH Norden\nFAR_SOUTH ferner Süden")
  }

  @Test func numbersBesideTheTextsAreCodes() {
    let text = """
      public enum Province {
          /** The capital */
          BEIJING(110000, "北京市"),
          @Deprecated
          TIANJIN(120000, "天津市") { int x() { return 1; } };

          private final int code;
          private final String label;

          Province(int code, String label) { this.code = code; this.label = label; }
      }
      """
    #expect(outlineOfFile(text) == "110000 北京市\n120000 天津市")
  }

  @Test(arguments: ["export enum N { A = 1, B = 2 }\n", "enum class D {\n    NORTH, SOUTH\n}\n"])
  func casesWithoutTextsAreNoTree(text: String) {
    #expect(outlineOfFile(text).contains("the text of a program"))
  }

  // MARK: One list in a program

  @Test(arguments: [
    "<?php\n\nuse Illuminate\\Database\\Seeder;\n\nclass S extends Seeder\n{\n    public function run()\n    {\n        $provinces = [\n            'Aceh',\n            'Bali',\n            'Banten',\n            'Riau',\n        ];\n\n        foreach ($provinces as $name) {\n            Province::create(['name' => $name]);\n        }\n    }\n}\n",
    "[  \"Aceh\",\n   \"Bali\",\n   \"Banten\",\n   \"Riau\"\n ].each do |zone|\n     Staff::Zone.find_or_create_by(title: zone)\n   end\n",
    "# Seeds\n%w[Aceh Bali Banten Riau].each do |name|\n  Zone.create(name: name)\nend\n",
    "Zone.destroy_all\nzones = ['Aceh', 'Bali', 'Banten', 'Riau']\nzones.each do |zone|\n  Zone.create(name: zone)\nend\n",
  ])
  func theOnlyListOfAProgramIsRead(text: String) {
    #expect(outlineOfFile(text) == "Aceh\nBali\nBanten\nRiau")
  }

  @Test func whatAModelSaysOfItselfIsNoData() {
    let text = """
      <?php
      class Offer extends Model
      {
          protected $table = 'offers';
          protected $fillable = ['User Name', 'Big Price', 'Old City', 'Long Title'];

          public function place()
          {
              $districts = [
                  '1' => "Dolnośląskie",
                  '2' => "Lubelskie",
                  '3' => "Łódzkie",
                  '4' => "Opolskie",
              ];
              return $districts[$this->district] . ", " . $this->city;
          }
      }
      """
    #expect(outlineOfFile(text) == "1 Dolnośląskie\n2 Lubelskie\n3 Łódzkie\n4 Opolskie")
  }

  @Test func operationsOfAMigrationAreNoData() {
    let text = """
      from django.db import migrations, models

      REGIONS = [
          ("Arica", ["Camarones", "Putre"]),
          ("O'Higgins", ["Rancagua"]),
      ]


      def seed(apps, schema_editor):
          Region = apps.get_model("a", "Region")
          for name, parts in REGIONS:
              Region.objects.get_or_create(name=name)


      class Migration(migrations.Migration):

          dependencies = [
              ("a", "0004_rename"),
          ]

          operations = [
              migrations.CreateModel(
                  name="Region",
                  fields=[("id", models.BigAutoField(primary_key=True)), ("name", models.CharField(max_length=120))],
              ),
              migrations.CreateModel(
                  name="Part",
                  fields=[("id", models.BigAutoField(primary_key=True)), ("name", models.CharField(max_length=120))],
              ),
              migrations.RunPython(seed, migrations.RunPython.noop),
          ]
      """
    #expect(outlineOfFile(text) == "Arica\n  Camarones\n  Putre\nO'Higgins\n  Rancagua")
  }

  @Test func severalListsOfAProgramAreNamed() {
    let text = """
      <?php
      class S extends Seeder
      {
          public function run()
          {
              $cities = ['Rome', 'Oslo', 'Kiel', 'Bergen'];
              $goods = ['Ham', 'Egg', 'Milk', 'Bread'];
              foreach ($cities as $x) { City::create(['name' => $x]); }
          }
      }
      """
    #expect(outlineOfFile(text).hasSuffix("--table NAME reads one of them: cities, goods"))
  }

  @Test func wordsForAProgramAreNoNames() {
    let text = """
      import os

      METHODS = ["GET", "POST", "PUT", "PATCH"]

      def main():
          for x in METHODS:
              print(x)
          for y in os.listdir("/"):
              print(y)
          for z in os.listdir("/tmp"):
              print(z)
      """
    #expect(outlineOfFile(text).contains("the text of a program"))
  }

  // MARK: Names of other constants

  @Test func aListOfTheNamesOfListsHidesNone() {
    let text = """
      # All of them.
      COUNT = 538
      NORTH_DIV = ['BOS', 'TOR']
      SOUTH_DIV = ['ATL', 'MIA']

      # in one list
      DIVISIONS = [NORTH_DIV,
                   SOUTH_DIV]
      """
    #expect(outlineOfFile(text) == "NORTH_DIV\n  BOS\n  TOR\nSOUTH_DIV\n  ATL\n  MIA")
  }

  @Test func aListOfTheNamesOfObjectsIsTheTree() {
    let text = """
      const north = { name: 'North', children: [{ name: 'Oslo' }] };
      const south = { name: 'South', children: [{ name: 'Rome' }] };
      export const all = [north, south];
      """
    #expect(outlineOfFile(text) == "North\n  Oslo\nSouth\n  Rome")
  }

  // MARK: Messages

  @Test(arguments: ["database/seeds/Agent.php", "x", "\n\n", ""])
  func aStrayLineInFrontOfPHPDoesNotMatter(front: String) {
    #expect(
      outlineOfFile(front + "<?php\n\nreturn ['Fruit' => ['Apple', 'Pear'], 'Greens' => ['Kale']];\n")
        == "Fruit\n  Apple\n  Pear\nGreens\n  Kale")
  }

  @Test(arguments: [
    "import x from './x';\nexport const rows = [{ name: 'A', at: moment().x, b: [1, y] }, { name: foo }];\n",
    "import 'a.dart';\nconst cities = [\n  City(name: bar, at: x + 1),\n];\n",
    "[\"A\", \"B\"].each { |x| Foo.create(x) }\n[\"C\", \"D\"].each { |x| Bar.create(x) }\n",
    "<?php\n\nreturn [\n  'data' => ['BY', 375],\n  'states' => ['413' => [new X(), 'a' => 1]],\n];\n",
  ])
  func aProgramIsNotCalledJSON(text: String) {
    let said = outlineOfFile(text)
    #expect(said.contains("the text of a program"))
    #expect(!said.contains("JSON"))
  }

  @Test func theFormatOfAProgramIsNoJSON() throws {
    func format(_ text: String) throws -> [String] {
      let file = TemporaryFile(Array(text.utf8))
      let found = try withExtendedLifetime(file) { try TreeFile.read([file.path], options: ReadingOptions()) }
      return [found.understanding.formatTitle, found.understanding.formatWord]
    }
    #expect(
      try format("export const a = [{ name: 'A', children: [{ name: 'B' }] }];\n")
        == ["the text of a program", "program"])
    #expect(try format("// areas\n{ name: 'A', children: [{ name: 'B' }] }\n") == ["JSON", "json"])
    #expect(try format("{\"A\": [\"B\"], \"C\": [\"D\"]}\n") == ["JSON", "json"])
  }
}
