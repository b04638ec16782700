import Testing

@testable import RegionSources

/// Tables and files whose rows say where they stand by a distinguished name, or by links in a table of their own.
@Suite struct LinkTableTests {
  @Test func distinguishedNamesArePathsFromTheirEnd() {
    #expect(
      outline(
        #"""
        dn,mail
        "ou=People,dc=example,dc=com",
        "cn=Doe\, John,ou=People,dc=example,dc=com",jd@x
        "CN=Roe\2C Jane , OU=Sales,ou=people,DC=example,dc=com",jr@x
        """#)
          == #"""
          example.com
            ou=People,dc=example,dc=com People
              cn=Doe\, John,ou=People,dc=example,dc=com Doe, John
              Sales
                CN=Roe\2C Jane , OU=Sales,ou=people,DC=example,dc=com Roe, Jane
          """#)
  }

  @Test func aColumnForNamesGoesBeforeTheNamesOwnPart() {
    let text = """
      DistinguishedName;Name;Enabled
      "CN=ada,OU=Dev,DC=corp,DC=org";Ada Lovelace;True
      "CN=bob,OU=Dev,DC=eu,DC=corp,DC=org";;True
      """
    #expect(
      outline(text)
        == "corp.org\n  Dev\n    CN=ada,OU=Dev,DC=corp,DC=org Ada Lovelace\n  eu\n    Dev\n      CN=bob,OU=Dev,DC=eu,DC=corp,DC=org bob"
    )
    #expect(outline(text) { $0.fields.name = ["Enabled"] }.hasSuffix("DC=org True"))
  }

  @Test func aRowWithoutADistinguishedNameLiesInNothing() {
    let rows = (1...10).map { "\"cn=p\($0),ou=A\",P\($0)\n" }.joined()
    #expect(
      outline("dn,name\n" + rows + ",Guest\n").hasSuffix(
        "Guest\nA\n"
          + (1...10).map {
            "  cn=p\($0),ou=A P\($0)"
          }.joined(separator: "\n")))
  }

  @Test func aColumnThatHoldsNoDistinguishedNamesIsAnyColumn() {
    #expect(outline("dn,name\n1,A\n2,B\n") == "A\nB")
  }

  @Test func entriesOfLDAPStandBelowEachOther() {
    let text = """
      version: 1

      # the base
      dn: dc=example,dc=com
      objectClass: domain

      dn: ou=People,dc=example,dc=com
      ou: People

      dn: uid=ada,ou=People,dc=example,dc=com
      uid: ada
      cn: Ada
       Lovelace
      cn: Countess
      jpegPhoto:: AAEC

      dn:: Y249SsO2cmcsb3U9UGVvcGxlLGRjPWV4YW1wbGUsZGM9Y29t
      cn:: SsO2cmc=
      """
    #expect(
      outline(text)
        == """
        dc=example,dc=com example.com
          ou=People,dc=example,dc=com People
            uid=ada,ou=People,dc=example,dc=com AdaLovelace
            cn=Jörg,ou=People,dc=example,dc=com Jörg
        """)
    #expect(shape(text) == "entries of a directory")
    #expect(outline(text.split(separator: "\n").joined(separator: "\r\n")) == outline(text))
  }

  private static let relations = """
    id\teffectiveTime\tactive\tmoduleId\tsourceId\tdestinationId\trelationshipGroup\ttypeId
    1\t20020131\t1\t9\t73\t36\t0\t116680003
    2\t20020131\t1\t9\t36\t64\t0\t116680003
    3\t20020131\t0\t9\t64\t36\t0\t116680003
    4\t20020131\t1\t9\t73\t11\t0\t363698007
    5\t20020131\t1\t9\t46\t73\t0\t116680003

    """

  @Test func relationshipsInForceThatSayIsAMakeTheTree() {
    #expect(outline(LinkTableTests.relations) == "64 64\n  36 36\n    73 73\n      46 46")
    // Type 1 diabetes is also a disease of the immune system: it stands in both.
    #expect(
      outline(LinkTableTests.relations + "6\t20020131\t1\t9\t46\t64\t0\t116680003\n")
        == "64 64\n  36 36\n    73 73\n      46 46\n  46 46")
    #expect(
      outline(LinkTableTests.relations + "6\t20020131\t1\t9\t64\t46\t0\t116680003\n").contains("x:"))
  }

  @Test func aClosureTableIsTheTreeOfItsNearestLinks() {
    #expect(
      outline("ancestor,descendant,depth\n1,1,0\n2,2,0\n3,3,0\n4,4,0\n1,2,1\n2,3,1\n1,3,2\n1,4,1\n")
        == "1 1\n  2 2\n    3 3\n  4 4")
    #expect(
      outline(
        "ancestor_id,descendant_id,descendant_name\n1,1,Food\n2,2,Fruit\n3,3,Apple\n1,2,Fruit\n1,3,Apple\n2,3,Apple\n"
      )
        == "1 Food\n  2 Fruit\n    3 Apple")
  }

  @Test func namesInOneFileAndLinksInAnotherAreOneTree() throws {
    let names = "id,name,size\n1,Food,\n2,Fruit,7\n3,Apple,\n"
    let links = "ancestor,descendant,depth\n1,1,0\n2,2,0\n3,3,0\n1,2,1\n2,3,1\n1,3,2\n1,9,1\n"
    for files in [[names, links], [links, names]] {
      let read = try read(files)
      #expect(outline(read.tree) == "1 Food\n  2 Fruit\n    3 Apple")
      #expect(
        read.understanding.notes == ["1 links name places that are not there; they were passed over"])
    }
  }

  @Test func linksThatNameNothingOfTheOtherFileAreSaid() {
    #expect(
      throws: SourceErrors(source: "b", "its columns descendant, ancestor hold no codes of the other files")
    ) {
      try read(["id,name\n1,A\n2,B\n", "ancestor,descendant,depth\n7,8,1\n"])
    }
  }

  @Test func conceptsBearTheNameThatIsLikeNoOthers() throws {
    let terms = """
      id\teffectiveTime\tactive\tconceptId\tlanguageCode\ttypeId\tterm
      1\t2002\t1\t64\ten\t900000000000013009\tDisease
      2\t2002\t1\t64\ten\t900000000000003001\tDisease (disorder)
      3\t2002\t1\t36\ten\t900000000000003001\tEndocrine disorder (disorder)
      4\t2002\t0\t73\ten\t900000000000003001\tSugar (disorder)
      5\t2002\t1\t73\ten\t900000000000003001\tDiabetes (disorder)

      """
    let read = try read([terms, LinkTableTests.relations])
    #expect(
      outline(read.tree)
        == "64 Disease (disorder)\n  36 Endocrine disorder (disorder)\n    73 Diabetes (disorder)")
  }

  private func read(_ contents: [String]) throws(SourceErrors) -> ReadTree {
    try readFiles(zip(["a", "b"], contents).map { ($0, $1) })
  }

  @Test(arguments: ["source,target", "from,to", "Source,Target,weight", "from_node,to_node", "src,dst,type"])
  func theEdgesOfAGraphAreATree(header: String) {
    let rest = header.split(separator: ",").count > 2 ? ",1" : ""
    let rows = ["A,B", "B,C", "A,D"].map { $0 + rest }.joined(separator: "\n")
    #expect(outline("\(header)\n\(rows)\n") == "A\n  B\n    C\n  D")
  }

  @Test(arguments: [
    "from,to,km\nRome,Oslo,2000\nOslo,Rome,2000\n", "from,to,rate\nEUR,USD,1.08\nEUR,GBP,0.86\nUSD,JPY,149\n",
    "source,target\nhello,bonjour\ncat,chat\ndog,chien\n", "from,to\nOslo,Rome\nRome,Oslo\n",
    "from,to,amount\nAnn,Ben,10\nBen,Cora,5\n",
  ])
  func waysAndWordsAreNoTree(text: String) {
    #expect(outline(text).split(separator: "\n").allSatisfy { !$0.hasPrefix(" ") })
    #expect(!outline(text).contains("ancestor"))
  }

  @Test func whatHasMoreThanEdgesIsAnotherTable() {
    #expect(!outline("from,to,airline\nA,B,X\nB,C,Y\n").hasPrefix("A A\n  B B\n    C"))
  }
}
