import RegionSources
import Testing

/// XML whose elements are of several kinds: some are places, the others say what these have.
@Suite struct XMLKindTests {
  @Test func elementsOfTwoNamesLieInEachOtherByTheirNumbers() {
    let text = """
      <Plan><General Version="0.6" Title="Associations"/>
      <Category Nb="1" Na="10. Funds" Kd="0"/><Sub_category Nbc="1" Nb="1" Na="1020. Own"/>
      <Sub_category Nbc="1" Nb="2" Na="1021. Gifts"/><Category Nb="2" Na="20. Goods" Kd="0"/>
      <Sub_category Nbc="2" Nb="1" Na="2010. Land"/><Category Nb="3" Na="30. Stock" Kd="0"/></Plan>
      """
    #expect(
      outline(text)
        == "1 10. Funds\n  1 1020. Own\n  2 1021. Gifts\n2 20. Goods\n  1 2010. Land\n3 30. Stock")
  }

  @Test func whatTheLowestElementsHoldIsSaidOfThem() {
    let text = """
      <presets><chunk id="s"><combo key="s" text="Surface" values="a"/></chunk>
      <group name="Highways"><group name="Streets">
      <item name="Motorway"><link wiki="x"/><key key="highway" value="m"/><combo key="s" text="Surface"/></item>
      <item name="Trunk"><link wiki="y"/><optional text="More"><check key="b" text="B"/></optional></item>
      </group><item name="Gate"><key key="g" value="h"/></item></group></presets>
      """
    #expect(outline(text) == "Highways\n  Streets\n    Motorway\n    Trunk\n  Gate")
  }

  @Test func theAddressOfABankIsNoTree() {
    let banks = [("A", "Main Ave 12"), ("B", "Main Ave 12"), ("C", "Sea Rd 7"), ("D", "Hill 9")]
    let records = banks.map { name, street in
      """
      <record model="res.bank" id="b\(name)"><field name="name">Bank \(name)</field>
      <field name="street">\(street)</field><field name="street2">2nd floor</field><field name="city">Lima</field>
      <field name="country" ref="base.pe"/><field name="state" ref="base.lim"/></record>
      """
    }
    #expect(
      outline("<odoo>" + records.joined() + "</odoo>") == "bA Bank A\nbB Bank B\nbC Bank C\nbD Bank D")
  }

  @Test func codesUnderTheWordForNamesStandBesideLabels() {
    let text = """
      <T><DOMAIN NAME="EMAIL" LABEL="Email taxonomy"><DOMAIN NAME="01.00" LABEL="Complaint"/>
      <DOMAIN NAME="02.00" LABEL="Information request"/><DOMAIN NAME="03.00" LABEL="Support request"/></DOMAIN></T>
      """
    #expect(
      outline(text)
        == "EMAIL Email taxonomy\n  01.00 Complaint\n  02.00 Information request\n  03.00 Support request")
  }
}
