import RegionModel
import Testing

@testable import RegionSources

/// A table a level, where a code is unique only together with those above it.
@Suite struct SharedKeyTests {
  private func locations(_ cities: String) -> Database {
    Database(
      """
      CREATE TABLE countries(iso2 TEXT PRIMARY KEY, name TEXT);
      CREATE TABLE states(country_code TEXT, state_code TEXT, name TEXT, PRIMARY KEY(country_code,state_code),
        FOREIGN KEY(country_code) REFERENCES countries(iso2));
      CREATE TABLE cities(\(cities), country_code TEXT, state_code TEXT, name TEXT,
        FOREIGN KEY(country_code,state_code) REFERENCES states(country_code,state_code));
      INSERT INTO countries VALUES ('US','United States'),('CA','Canada');
      INSERT INTO states VALUES ('US','WA','Washington'),('US','ON','Fake'),('CA','ON','Ontario');
      INSERT INTO cities VALUES (1,'US','WA','Seattle'),(2,'CA','ON','Toronto'),(3,'CA','ON','Ottawa'),
        (4,'US','ON','Nowhere');
      """)
  }
  private static let lines = """
    US United States
      WA Washington
        1 Seattle
      ON Fake
        4 Nowhere
    CA Canada
      ON Ontario
        2 Toronto
        3 Ottawa
    """

  @Test func theListBelowAStateIsThatOfItsCountry() throws {
    let database = locations("id INTEGER PRIMARY KEY")
    #expect(try database.lines().joined(separator: "\n") == Self.lines)
    #expect(
      try database.lines { $0.tables = ["countries", "states", "cities"] }.joined(separator: "\n")
        == Self.lines)
    #expect(try outline(database.whole().tree) == Self.lines)
    #expect(try database.source().flaws(atMost: 100) == nil)
  }

  @Test func aSearchFindsThePlaceBelowItsOwnState() throws {
    let database = locations("id INTEGER PRIMARY KEY")
    #expect(try database.found("Toronto") == ["Canada/Ontario/Toronto"])
    #expect(try database.found("Nowhere") == ["United States/Fake/Nowhere"])
    #expect(
      try database.source().places(code: "ON", Cancellation()).regions.map(\.pathText) == [
        "United States/Fake", "Canada/Ontario",
      ])
  }

  @Test func aStateThatIsNotThereIsSaid() throws {
    let database = locations("id INTEGER PRIMARY KEY")
    database.run("INSERT INTO cities VALUES (5,'CA','WA','Lost');")
    let flaws = try #require(try database.source().flaws(atMost: 100))
    #expect(flaws.errors?.first.map(\.message) == ["5: there is no parent CA/WA"])
  }

  /// Four levels: each has the codes of all above it in its key.
  @Test func keysGrowWithTheLevels() throws {
    let database = Database(
      """
      CREATE TABLE country(c INT PRIMARY KEY, name TEXT);
      CREATE TABLE state(c INT REFERENCES country(c), s INT, name TEXT, PRIMARY KEY(c,s));
      CREATE TABLE county(c INT, s INT, k INT, name TEXT, PRIMARY KEY(c,s,k), FOREIGN KEY(c,s) REFERENCES state);
      CREATE TABLE town(c INT, s INT, k INT, t INT, name TEXT, PRIMARY KEY(c,s,k,t), FOREIGN KEY(c,s,k) REFERENCES county);
      INSERT INTO country VALUES (1,'A'),(2,'B');
      INSERT INTO state VALUES (1,1,'AA'),(2,1,'BA');
      INSERT INTO county VALUES (1,1,1,'AAA'),(2,1,1,'BAA');
      INSERT INTO town VALUES (1,1,1,1,'AAAA'),(2,1,1,1,'BAAA');
      """)
    #expect(
      try database.lines() == [
        "1 A", "  1 AA", "    1 AAA", "      1 AAAA", "2 B", "  1 BA", "    1 BAA", "      1 BAAA",
      ])
    #expect(try database.found("BAAA") == ["B/BA/BAA/BAAA"])
    #expect(try database.source().flaws(atMost: 100) == nil)
  }
}
