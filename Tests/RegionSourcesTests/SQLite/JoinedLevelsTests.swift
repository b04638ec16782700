import RegionModel
import Testing

@testable import RegionSources

/// Tables that no key joins.
@Suite struct JoinedLevelsTests {
  private static let dotted = """
    CREATE TABLE admin1codes(code TEXT PRIMARY KEY, name TEXT, geonameid INTEGER);
    CREATE TABLE admin2codes(code TEXT PRIMARY KEY, name TEXT, geonameid INTEGER);
    INSERT INTO admin1codes VALUES ('US.CA','California',1),('US.NV','Nevada',2),('AT.09','Wien',3);
    INSERT INTO admin2codes VALUES ('US.CA.037','Los Angeles',4),('US.CA.073','San Diego',5),('US.NV.003','Clark',6),
      ('AT.09.900','Wien Stadt',7);
    """

  @Test func codesThatBeginWithThoseOfAnotherTableJoinIt() throws {
    let database = Database(Self.dotted + "CREATE TABLE settings(word TEXT, value TEXT);")
    let lines = [
      "US.CA California", "  US.CA.037 Los Angeles", "  US.CA.073 San Diego", "US.NV Nevada",
      "  US.NV.003 Clark",
      "AT.09 Wien", "  AT.09.900 Wien Stadt",
    ]
    #expect(try database.lines() == lines)
    let read = try database.whole()
    #expect(outline(read.tree) == lines.joined(separator: "\n"))
    #expect(
      read.understanding.notes == [
        "no key joins the tables, but their codes: admin2codes.code = admin1codes.code.…",
        "other tables: settings; --table takes one, or a level each with + between them",
      ])
    #expect(try database.found("Clark") == ["Nevada/Clark"])
  }

  private static let units = """
    CREATE TABLE units(rank INT, province_code TEXT, name TEXT);
    CREATE TABLE wards(ward_code TEXT, name TEXT, province_code TEXT);
    INSERT INTO units VALUES (1,'01','Hà Nội'),(2,'79','Hồ Chí Minh');
    INSERT INTO wards VALUES ('00004','Ba Đình','01'),('00008','Ngọc Hà','01'),('26734','Tân Định','79');
    """

  @Test func aColumnThatBothHaveJoinsThem() throws {
    let database = Database(Self.units)
    #expect(
      try database.lines() == [
        "01 Hà Nội", "  00004 Ba Đình", "  00008 Ngọc Hà", "79 Hồ Chí Minh", "  26734 Tân Định",
      ])
    #expect(
      try database.whole().understanding.notes == [
        "no key joins the tables, but their codes: wards.province_code = units.province_code"
      ])
  }

  /// The code of the rows above is their key, and what both have besides is a property.
  @Test func theCodeOfTheRowsAboveJoinsThem() throws {
    let database = Database(
      Self.units + "ALTER TABLE units ADD COLUMN zone_id INT; ALTER TABLE wards ADD COLUMN zone_id INT;"
        + "UPDATE units SET zone_id = rank; UPDATE wards SET zone_id = 1;")
    #expect(
      try database.lines() == [
        "01 Hà Nội", "  00004 Ba Đình", "  00008 Ngọc Hà", "79 Hồ Chí Minh", "  26734 Tân Định",
      ])
  }

  /// Codes that few rows share, and two lower tables: nobody can say which is meant.
  @Test(arguments: [
    units.replacing("'01'),('26734'", with: "'02'),('26734'"),
    units
      + "CREATE TABLE roads(road_code TEXT, name TEXT, province_code TEXT); INSERT INTO roads SELECT * FROM wards;",
  ])
  func whatCanBeJoinedInOtherWaysIsNamed(sql: String) throws {
    #expect(throws: ListSourceError.self) { try Database(sql).source() }
  }
}
