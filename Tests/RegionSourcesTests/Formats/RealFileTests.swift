import RegionSources
import Testing

/// Files in the shapes in which others publish divisions, taxonomies and accounts.
@Suite struct RealFileTests {
  @Test(arguments: [
    // GeoNames' hierarchy: the upper, the lower and a kind, without headings.
    (
      "1\t2\tADM\n1\t3\tADM\n2\t4\t\n3\t5\tADM\n3\t6\tADM\n5\t7\tADM\n",
      "1 1\n  2 2\n    4 4\n  3 3\n    5 5\n      7 7\n    6 6"
    ),
    // UN/LOCODE as the commission publishes it: no headings, and a row a country in front of its places.
    (
      ",\"AD\",,\".ANDORRA\",,,,\n,\"AD\",\"ALV\",\"Andorra la Vella\",,,\"--34-6--\",\"AI\"\n,\"AD\",\"CAN\",\"Canillo\",,,\"--3-----\",\"RL\"\n,\"AE\",,\".EMIRATES\",,,,\n,\"AE\",\"ALV\",\"Abu Dhabi\",,,\"1--45---\",\"AI\"\n",
      "AD .ANDORRA\n  ADALV Andorra la Vella\n  ADCAN Canillo\nAE .EMIRATES\n  AEALV Abu Dhabi"
    ),
    // The same with headings, where the country's own rows are missing.
    (
      "Country,Location,Name,Status\nAD,ALV,Andorra la Vella,AI\nAD,CAN,Canillo,RL\nAE,AUH,Abu Dhabi,AI\nAE,DXB,Dubai,AI\n",
      "AD\n  ALV Andorra la Vella\n  CAN Canillo\nAE\n  AUH Abu Dhabi\n  DXB Dubai"
    ),
    // Germany's municipalities: a column of codes more the deeper a row lies, behind one for its kind.
    (
      "Satzart;Land;RB;Kreis;VB;Gem;Name\n10;01;;;;;Holstein\n40;01;0;01;;;Flensburg\n60;01;0;01;0000;000;Flensburg, Stadt\n10;09;;;;;Bayern\n20;09;1;;;;Oberbayern\n40;09;1;61;;;Ingolstadt\n",
      "01 Holstein\n  01001 Flensburg\n    010010000000 Flensburg, Stadt\n09 Bayern\n  091 Oberbayern\n    09161 Ingolstadt"
    ),
    // Ireland's routing keys: a code, a county that groups them, and what tells them apart.
    (
      "Routing Key,County,Post Town\nA41,Dublin,Ballyboughal\nA42,Dublin,Garristown\nA63,Wicklow,Greystones\nA67,Wicklow,Wicklow\n",
      "Dublin\n  A41 Ballyboughal\n  A42 Garristown\nWicklow\n  A63 Greystones\n  A67 Wicklow"
    ),
    // The occupations of the Labour Organization: a code and a label a level, and the lowest called otherwise.
    (
      "major,major_label,minor,minor_label,unit,description\n1,Managers,11,Chiefs,1111,Legislators\n1,Managers,11,Chiefs,1112,Officials\n2,Professionals,21,Science,2111,Physicists\n",
      "1 Managers\n  11 Chiefs\n    1111 Legislators\n    1112 Officials\n2 Professionals\n  21 Science\n    2111 Physicists"
    ),
    // A thesaurus as a table.
    (
      "id,prefLabel,broader\nc1,Animals,\nc2,Mammals,c1\nc3,Dogs,c2\n",
      "c1 Animals\n  c2 Mammals\n    c3 Dogs"
    ),
    // Accounts whose names are indented; a comma with a blank behind it belongs to prose.
    (
      "Name,Amount\nAssets,100\n  Cash,50\n    \"Petty cash\",5\n\"  Receivables\",50\nDebts,20\n",
      "Assets\n  Cash\n    Petty cash\n  Receivables\nDebts"
    ),
    (
      "Smiths\n  Smith, John\n  Smith, Ann\nPoe\n  Poe, Cy\n",
      "Smiths\n  Smith, John\n  Smith, Ann\nPoe\n  Poe, Cy"
    ),
    // A country of which each row is one alone is a field.
    ("name,country\nParis,France\nTokyo,Japan\nRome,Italy\nOslo,Norway\n", "Paris\nTokyo\nRome\nOslo"),
    // Headings in other languages and scripts, in small letters or capitals.
    (
      "Kanton,Bezirk,Gemeinde\nZürich,Affoltern,Aeugst\nZürich,Affoltern,Hausen\n",
      "Zürich\n  Affoltern\n    Aeugst\n    Hausen"
    ),
    ("ОБЛАСТЬ;Район\nМосковская;Клин\nМосковская;Чехов\n", "Московская\n  Клин\n  Чехов"),
    ("المحافظة,المدينة\nالقاهرة,المعادي\nالجيزة,الهرم\n", "القاهرة\n  المعادي\nالجيزة\n  الهرم"),
    ("จังหวัด,อำเภอ\nกรุงเทพ,พระนคร\nกรุงเทพ,ดุสิต\n", "กรุงเทพ\n  พระนคร\n  ดุสิต"),
    ("IL,Chicago\nIL,Peoria\nNY,Albany\n", "IL\n  Chicago\n  Peoria\nNY\n  Albany"),
    // The numbers of a work breakdown are codes.
    (
      "WBS,Task Name\n1,Plan\n1.1,Scope\n1.1.1,Draft\n2,Build\n2.1,Code\n",
      "1 Plan\n  1.1 Scope\n    1.1.1 Draft\n2 Build\n  2.1 Code"
    ),
    // Tariffs: rows without codes, with their indents.
    (
      "htsno,indent,description\n0101,0,Live horses\n,1,Horses:\n0101.21,2,Purebred\n0102,0,Bovine\n",
      "0101 Live horses\n  Horses:\n    0101.21 Purebred\n0102 Bovine"
    ),
    (
      "name,orgUnitPath,parentOrgUnitPath\nSales,/Sales,/\nEU,/Sales/EU,/Sales\n",
      "/Sales Sales\n  /Sales/EU EU"
    ),
    // The United Nations' offices, GADM, and Australia with two digits of the year.
    (
      "ADM0_EN,ADM0_PCODE,ADM1_EN,ADM1_PCODE\nNepal,NP,Koshi,NP01\nNepal,NP,Madhesh,NP02\n",
      "NP Nepal\n  NP01 Koshi\n  NP02 Madhesh"
    ),
    (
      "GID_0,COUNTRY,GID_1,NAME_1,GID_2,NAME_2\nFRA,France,F1,Auvergne,F11,Ain\nFRA,France,F1,Auvergne,F12,Allier\nFRA,France,F2,Bretagne,F21,Finistère\n",
      "FRA France\n  F1 Auvergne\n    F11 Ain\n    F12 Allier\n  F2 Bretagne\n    F21 Finistère"
    ),
    (
      "STE_CODE21,STE_NAME21,LGA_CODE21,LGA_NAME21\n1,NSW,10050,Albury\n1,NSW,10180,Armidale\n2,Vic,20110,Alpine\n",
      "1 NSW\n  10050 Albury\n  10180 Armidale\n2 Vic\n  20110 Alpine"
    ),
    // Canada: codes that lie in each other go before a province beside them.
    (
      "Geographic code,Geographic name,Province\n10,Newfoundland,NL\n1001,Division 1,NL\n1001101,Subdivision V,NL\n",
      "10 Newfoundland\n  1001 Division 1\n    1001101 Subdivision V"
    ),
    // Occupations of the European Union name their parents by their labels.
    (
      "conceptUri,preferredLabel,broaderConceptPT\nx:1,managers,\nx:2,sales managers,managers\n",
      "managers\n  sales managers"
    ),
    // Persons are called by their names, not by what they do.
    (
      "employee_id,first_name,last_name,title,reports_to\n1,Andrew,Adams,GM,\n2,Nancy,Edwards,SM,1\n",
      "1 Andrew Adams\n  2 Nancy Edwards"
    ),
  ])
  func tablesAreUnderstood(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func municipalitiesMayHoldWhatTheyLieIn() {
    let text =
      #"[{"id":15,"nome":"Alta","microrregiao":{"id":6,"nome":"Cacoal","UF":{"id":11,"sigla":"RO","nome":"Rondônia"}}},"#
      + #"{"id":23,"nome":"Ariquemes","microrregiao":{"id":3,"nome":"Ariquemes","UF":{"id":11,"sigla":"RO","nome":"Rondônia"}}}]"#
    #expect(
      outline(text)
        == "11 Rondônia\n  6 Cacoal\n    15 Alta\n  3 Ariquemes\n    23 Ariquemes")
    #expect(shape(text) == "rows with the places that they lie in inside of each other")
  }

  @Test func whatAnAnswerSaysOfItselfIsNoData() {
    #expect(
      outline(
        #"{"data":[{"id":1,"name":"A","children":[{"id":2,"name":"B"}]}],"links":{"self":{"href":"x"}},"meta":{"pagination":{"page":1}}}"#
      ) == "1 A\n  2 B")
  }

  @Test(arguments: [
    #"[{"id":1,"name":"A","children":{"data":[{"id":2,"name":"B","children":{"data":[]}}],"total":1}}]"#,
    #"{"data":{"categories":{"edges":[{"node":{"id":"1","name":"A","children":{"nodes":[{"id":"2","name":"B"}],"pageInfo":{"hasNextPage":false}}}}]}}}"#,
  ])
  func childrenMayStandInAnEnvelope(text: String) { #expect(outline(text) == "1 A\n  2 B") }

  @Test func aFolderCalledDataIsAFolder() {
    #expect(outline(#"[{"name":"A","children":{"data":["x","y"]}}]"#) == "A\n  data\n    x\n    y")
  }

  @Test func elementsOfAMapAreRows() {
    #expect(
      outline(
        #"{"version":0.6,"osm3s":{"copyright":"x"},"elements":[{"type":"relation","id":62422,"tags":{"admin_level":"4","name":"Berlin"}},{"type":"relation","id":16347,"tags":{"admin_level":"9","name":"Mitte"}}]}"#
      ) == "62422 Berlin\n16347 Mitte")
  }

  @Test func termsOfAnOntologyStandInAllThatTheyAreKindsOf() {
    let text = """
      format-version: 1.2
      ontology: go

      [Term]
      id: GO:1
      name: process

      [Term]
      id: GO:3
      name: inheritance
      is_a: GO:1 ! process
      relationship: part_of GO:2 ! cycle

      [Term]
      id: GO:2
      name: cycle
      is_a: GO:1

      [Term]
      id: GO:4
      name: old
      is_obsolete: true

      [Typedef]
      id: part_of
      name: part of
      """
    #expect(
      outline(text) == "GO:1 process\n  GO:3 inheritance\n  GO:2 cycle\n    GO:3 inheritance")
    #expect(outline("format-version: 1.2\n[Typedef]\nid: x\n") == "x: there are no terms in it")
  }
}
