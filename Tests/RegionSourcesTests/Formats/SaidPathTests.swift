import Testing

@testable import RegionSources

/// Lines and names that say their whole way: behind padded codes, from right to left, and in front of each name.
@Suite struct SaidPathTests {
  @Test(arguments: [
    "# Version: 2024-07\n\ngid://shop/TaxonomyCategory/ap        : Pets\ngid://shop/TaxonomyCategory/ap-1      : Pets > Live\ngid://shop/TaxonomyCategory/ap-2      : Pets > Care\ngid://shop/TaxonomyCategory/ap-2-1    : Pets > Care > Birds",
    "10     : Pets\n101    : Pets > Live\n102    : Pets > Care\n10201  : Pets > Care > Birds",
    "ap:      Pets\nap-l:    Pets > Live\nap-c:    Pets > Care\nap-c-b:  Pets > Care > Birds",
    "ap      Pets\nap-l    Pets > Live\nap-c    Pets > Care\nap-c-b  Pets > Care > Birds",
    "A      - Pets\nA1     - Pets > Live\nA2     - Pets > Care\nA2.1   - Pets > Care > Birds",
    "10      =  Pets\n101     =  Pets > Live\n102     =  Pets > Care\n10201   =  Pets > Care > Birds",
  ])
  func padsBetweenCodesAndPathsAreNoColumns(text: String) throws {
    let names = try read(text).tree.roots.subtrees.map { region in
      String(repeating: " ", count: region.path.count - 1) + region.name
    }
    #expect(names == ["Pets", " Live", " Care", "  Birds"])
    #expect(try read(text).tree.roots.subtrees.allSatisfy { !$0.code.isEmpty })
  }

  @Test(arguments: [
    "ou=people,dc=example,dc=com\nou=sales,ou=people,dc=example,dc=com\nuid=ann,ou=sales,ou=people,dc=example,dc=com",
    "\"OU=people,DC=example,DC=com\"\n\"OU=sales,OU=people,DC=example,DC=com\"\n\"CN=ann,OU=sales,OU=people,DC=example,DC=com\"",
    "# all\nou = people, dc = example, dc = com\n\nou = sales, ou = people, dc = example, dc = com\nuid = ann, ou = sales, ou = people, dc = example, dc = com\n",
  ])
  func namesOfADirectoryAreRead(text: String) throws {
    let names = try read(text).tree.roots.subtrees.map { region in
      String(repeating: " ", count: region.path.count - 1) + region.name
    }
    #expect(names == ["example.com", " people", "  sales", "   ann"])
  }

  @Test func namesOfEqualLengthAreNoColumns() throws {
    let text =
      "cn=Ann,ou=Sales,dc=example,dc=com\ncn=Bob,ou=Sales,dc=example,dc=com\ncn=Li\\, Wei,ou=Lab,dc=example,dc=com"
    let names = try read(text).tree.roots.subtrees.map { region in
      String(repeating: " ", count: region.path.count - 1) + region.name
    }
    #expect(names == ["example.com", " Sales", "  Ann", "  Bob", " Lab", "  Li, Wei"])
  }

  /// Settings and equations are no names of a directory.
  @Test(arguments: [
    "a=1\nb=2\nc=3", "color=red,size=4\ncolor=blue,size=5", "l=1,w=2\nl=3,w=4",
    "C=US,O=Example,CN=www\nC=US,O=Example,CN=mail",
  ])
  func settingsAreNoDirectory(text: String) {
    #expect(shape(text) != "entries of a directory")
  }

  @Test func namesAreCutByTheirParents() throws {
    #expect(
      outline(
        "[{\"id\":\"arts\",\"name\":\"Arts\"},{\"id\":\"arts-books\",\"name\":\"Arts › Books\"},{\"id\":\"arts-design\",\"name\":\"Arts › Design\"},{\"id\":\"sport\",\"name\":\"Sport\"},{\"id\":\"sport-golf\",\"name\":\"Sport › Golf\"}]"
      ) == "arts Arts\n  arts-books Books\n  arts-design Design\nsport Sport\n  sport-golf Golf")
    #expect(
      outline(
        "id,parent,name\n1,,Europe\n2,1,Europe/France\n3,2,Europe/France/Paris\n4,2,Europe/France/Lyon\n5,2,Europe/France/Nice\n6,1,Europe/Italy\n7,1,Europe/Spain"
      )
        == "1 Europe\n  2 France\n    3 Paris\n    4 Lyon\n    5 Nice\n  6 Italy\n  7 Spain")
    #expect(
      try read(
        "{\"name\":\"Assets\",\"children\":[{\"name\":\"Assets:Bank\",\"children\":[{\"name\":\"Assets:Bank:Giro\"},{\"name\":\"Assets:Bank:Gold\"}]},{\"name\":\"Assets:Cash\"},{\"name\":\"Assets:Car\"}]}"
      ).understanding.notes == ["5 names were cut by their parents', which stood in them"])
  }

  @Test func namesInHangulAreCutWhereTheirCodesNest() {
    #expect(
      outline(
        "code\tname\tstate\n1100000000\t서울특별시\t존재\n1111000000\t서울특별시 종로구\t존재\n1111010100\t서울특별시 종로구 청운동\t존재\n1111010200\t서울특별시 종로구 신교동\t존재\n1114000000\t서울특별시 중구\t존재\n1114010100\t서울특별시 중구 무교동\t존재"
      )
        == "1100000000 서울특별시\n  1111000000 종로구\n    1111010100 청운동\n    1111010200 신교동\n  1114000000 중구\n    1114010100 무교동"
    )
  }

  /// Names that begin with their parent's without a sign, or only some of them, are their own.
  @Test(arguments: [
    "A00,Cholera\nA00.0,Cholera due to Vibrio\nA00.1,Cholera due to El Tor\nA00.2,Cholera mild\nA00.3,Cholera severe\nA00.9,Cholera unspecified",
    "Y,York\nY1,York East\nY2,York West\nY3,York North\nY4,York South\nY5,York Centre",
    "N,Network\nN1,Network/TCP\nN2,UDP\nN3,ICMP\nN4,Network/ARP\nN5,DNS",
    "C,Cash\nC1,Cash - Agent\nC2,Cash - Unit\nC3,Cash - Area",
    "S,/sys\nS1,/sys/fs\nS2,/sys/dev\nS3,/sys/bus\nS4,/sys/kernel\nS5,/sys/block",
    "V,Version\nV1,Version/1\nV2,Version/2\nV3,Version/3\nV4,Version/4",
  ])
  func otherNamesAreWhole(text: String) {
    let names = text.split(separator: "\n").map { String($0.split(separator: ",")[1]) }
    let rows = text.split(separator: "\n").enumerated().map { number, line in
      line + "," + (number == 0 ? "" : String(text.prefix { $0 != "," }))
    }
    let read = try? read("code,name,parent\n" + rows.joined(separator: "\n"))
    #expect(read?.tree.roots.subtrees.map(\.name) == names)
  }
}
