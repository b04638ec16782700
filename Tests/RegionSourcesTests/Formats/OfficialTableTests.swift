import RegionSources
import Testing

/// Tables as statistical offices, posts and standards bodies publish them.
@Suite struct OfficialTableTests {
  @Test(arguments: [
    // The United Kingdom: a code and a name a level, the lowest first, with levels left out.
    (
      "WD22CD,WD22NM,LAD22CD,LAD22NM,CTY22CD,CTY22NM,CTRY22CD,CTRY22NM,ObjectId\nE01,Bow,E09,Tower,,,E92,England,1\nE02,Mile,E09,Tower,,,E92,England,2\nE03,Hill,E07,Dacorum,E10,Herts,E92,England,3\n",
      "E92 England\n  E09 Tower\n    E01 Bow\n    E02 Mile\n  E10 Herts\n    E07 Dacorum\n      E03 Hill"
    ),
    // Australia: a year behind the word, and codes that lie in each other.
    (
      "SA2_CODE_2021,SA2_NAME_2021,SA3_CODE_2021,SA3_NAME_2021,STATE_CODE_2021,STATE_NAME_2021\n101,Braid,10,Quean,1,Wales\n102,Kara,10,Quean,1,Wales\n201,Alf,20,Ball,2,Victoria\n",
      "1 Wales\n  10 Quean\n    101 Braid\n    102 Kara\n2 Victoria\n  20 Ball\n    201 Alf"
    ),
    // India: a remark behind the heading.
    (
      "S No.,State Code,State Name (In English),District Code,District Name(In English)\n1,35,Andaman,603,Nicobars\n2,35,Andaman,604,North\n3,28,Andhra,745,Alluri\n",
      "35 Andaman\n  603 Nicobars\n  604 North\n28 Andhra\n  745 Alluri"
    ),
    ("縣市,鄉鎮,村里\n臺北市,松山區,莊敬里\n臺北市,松山區,東榮里\n", "臺北市\n  松山區\n    莊敬里\n    東榮里"),
    (
      "법정동코드\t법정동명\t폐지여부\n1100000000\t서울\t존재\n1111000000\t종로구\t존재\n1111010100\t청운동\t존재\n",
      "1100000000 서울\n  1111000000 종로구\n    1111010100 청운동"
    ),
    (
      "STATE|STATEFP|COUNTYFP|COUNTYNAME\nAL|01|001|Autauga\nAL|01|003|Baldwin\nAK|02|013|East\n",
      "01 AL\n  001 Autauga\n  003 Baldwin\n02 AK\n  013 East"
    ),
    (
      "fips,name\n1000,ALABAMA\n1001,Autauga\n2000,ALASKA\n2013,East\n",
      "1000 ALABAMA\n  1001 Autauga\n2000 ALASKA\n  2013 East"
    ),
  ])
  func headingsTellTheLevels(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    // The United Nations: the place itself is called otherwise than the regions around it, and so is its code.
    (
      "Global Code;Global Name;Region Code;Region Name;Sub-region Code;Sub-region Name;Country or Area;M49 Code;ISO\n001;World;002;Africa;015;Northern;Algeria;012;DZ\n001;World;002;Africa;015;Northern;Egypt;818;EG\n001;World;019;Americas;021;North;Canada;124;CA\n001;World;;;;;Antarctica;010;AQ\n",
      "001 World\n  002 Africa\n    015 Northern\n      012 Algeria\n      818 Egypt\n  019 Americas\n    021 North\n      124 Canada\n  010 Antarctica"
    ),
    // Wards without any word that is known for a level.
    (
      "WD22CD,WD22NM,LAD22CD,LAD22NM\nE01,Bow,E09,Tower\nE02,Mile,E09,Tower\nE03,Hill,E07,Dacorum\n",
      "E09 Tower\n  E01 Bow\n  E02 Mile\nE07 Dacorum\n  E03 Hill"
    ),
    // GeoNames: the heading is a comment, and a currency is no level.
    (
      "# GeoNames\n#\n#ISO\tISO3\tCountry\tContinent\tCurrencyCode\tCurrencyName\nAD\tAND\tAndorra\tEU\tEUR\tEuro\nFR\tFRA\tFrance\tEU\tEUR\tEuro\nAE\tARE\tEmirates\tAS\tAED\tDirham\nJP\tJPN\tJapan\tAS\tJPY\tYen\n",
      "EU\n  AD Andorra\n  FR France\nAS\n  AE Emirates\n  JP Japan"
    ),
    // France: a former commune repeats the code of the one that it is in.
    (
      "TYPECOM,COM,REG,LIBELLE,COMPARENT\nCOM,01001,84,Abergement,\nCOM,01015,84,Arboys,\nCOMD,01015,,Arbignieu,01015\nCOMD,01340,,Saint-Bois,01015\n",
      "01001 Abergement\n01015 Arboys\n  01015 Arbignieu\n  01340 Saint-Bois"
    ),
  ])
  func whatStandsBesideTheLevelsIsTheRows(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    // Trades of North America: a sector may span several numbers.
    (
      "code,title\n31-33,Making\n311,Food\n3111,Feed\n321,Wood\n11,Farming\n111,Crops\n",
      "31-33 Making\n  311 Food\n    3111 Feed\n  321 Wood\n11 Farming\n  111 Crops"
    ),
    // Diseases: chapters and blocks span codes.
    (
      "code,title\nA00-B99,Infections\nA00-A09,Of the bowels\nA00,Cholera\nA00.0,Classical\nA15-A19,Tuberculosis\nA15,Of the lungs\nC00-D49,Neoplasms\nC00,Of the lip\n",
      "A00-B99 Infections\n  A00-A09 Of the bowels\n    A00 Cholera\n      A00.0 Classical\n  A15-A19 Tuberculosis\n    A15 Of the lungs\nC00-D49 Neoplasms\n  C00 Of the lip"
    ),
    // What only looks like a range is a code with a part.
    (
      "code,name\n11,A\n11-01,B\n11-12,C\n12,D\n12-01,E\n",
      "11 A\n  11-01 B\n  11-12 C\n12 D\n  12-01 E"
    ),
    // Trades of the world: a letter, and numbers that do not repeat it.
    (
      "Code,Description\nA,Farming\n01,Crops\n011,Grain\n02,Forestry\nB,Mining\n05,Coal\n051,Hard coal\n",
      "A Farming\n  01 Crops\n    011 Grain\n  02 Forestry\nB Mining\n  05 Coal\n    051 Hard coal"
    ),
    // Dewey: each digit is a level.
    (
      "number,caption\n000,Works\n001,Knowledge\n010,Lists\n100,Thought\n110,Being\n111,Ontology\n",
      "000 Works\n  001 Knowledge\n  010 Lists\n100 Thought\n  110 Being\n    111 Ontology"
    ),
    // Diseases in columns of fixed width, with the number of the line in front.
    (
      "00001 A00     0 Cholera              Cholera\n00002 A000    1 By cholerae          Cholera by cholerae\n00003 A01     0 Typhoid fevers       Typhoid and others\n00004 A010    0 Typhoid fever        Typhoid fever\n00005 A0100   1 Unspecified          Typhoid fever, unspecified\n",
      "A00 Cholera\n  A000 By cholerae\nA01 Typhoid fevers\n  A010 Typhoid fever\n    A0100 Unspecified"
    ),
  ])
  func codesTellTheLevels(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    // Europe's regions: each row writes its name into the column of its level.
    (
      "Code 2021,Country,NUTS level 1,NUTS level 2,NUTS level\nBE,Belgique/België,,,0\nBE1,,Bruxelles,,1\nBE10,,,Bruxelles,2\nBE2,,Vlaams Gewest,,1\n",
      "BE Belgique/België\n  BE1 Bruxelles\n    BE10 Bruxelles\n  BE2 Vlaams Gewest"
    ),
    // Auctions: the same, with levels that nobody uses and the code behind them.
    (
      "L1,L2,L3,L4,Category ID\nAntiques,,,,20081\n,Antiquities,,,37903\n,,Celtic,,162923\nArt,,,,550\n",
      "20081 Antiques\n  37903 Antiquities\n    162923 Celtic\n550 Art"
    ),
    // Diseases: dashes in front of the name tell how deep it lies.
    (
      "BlockId\tCode\tTitle\n01\t\tInfections\n1A0\t\t- Bowels\n\t1A00\t- - Cholera\n\t1A01\t- - Other\n02\t\tNeoplasms\n",
      "Infections\n  Bowels\n    1A00 Cholera\n    1A01 Other\nNeoplasms"
    ),
    // Purchases of the European Union: the last digit checks the others.
    (
      "CODE;EN\n03000000-1;Farming\n03100000-2;Gardening\n03110000-5;Crops\n03111000-2;Seeds\n09000000-3;Petroleum\n09100000-0;Fuels\n",
      "03000000-1 Farming\n  03100000-2 Gardening\n    03110000-5 Crops\n      03111000-2 Seeds\n09000000-3 Petroleum\n  09100000-0 Fuels"
    ),
    // Advertisers: rows without the tabs behind their last cell.
    (
      "Unique ID\tParent\tName\tTier 1\tTier 2\n150\t\tAttractions\tAttractions\n151\t150\tParks\tAttractions\tParks\n",
      "150 Attractions\n  151 Parks"
    ),
    // A company: the last column is who it is.
    (
      "division,department,employee\nEng,Run,Ann\nEng,Run,Bob\nSales,North,Cy\n",
      "Eng\n  Run\n    Ann\n    Bob\nSales\n  North\n    Cy"
    ),
    // Poland: each column has a part of the code, and the last one tells what kind of commune it is.
    (
      "WOJ;POW;GMI;RODZ;NAZWA\n02;;;;Dolny\n02;01;;;Boles\n02;01;01;1;Town\n02;01;02;2;Land\n04;;;;Kujawy\n04;01;;;Aleks\n",
      "02 Dolny\n  0201 Boles\n    0201011 Town\n    0201022 Land\n04 Kujawy\n  0401 Aleks"
    ),
    // A code of the row's own goes before its parts.
    (
      "code,name,province,city,area\n110000,A,11,,\n130000,B,13,,\n130100,C,13,01,\n130102,D,13,01,02\n",
      "110000 A\n130000 B\n  130100 C\n    130102 D"
    ),
    // Mexico: `CVE_` begins a code.
    (
      "CVEGEO,CVE_ENT,NOM_ENT,CVE_MUN,NOM_MUN,CVE_LOC,NOM_LOC\n010010001,01,Aguas,001,Aguas,0001,City\n010010094,01,Aguas,001,Aguas,0094,Farm\n010020001,01,Aguas,002,Asientos,0001,Asientos\n020010001,02,Baja,001,Ensenada,0001,Port\n",
      "01 Aguas\n  001 Aguas\n    010010001 City\n    010010094 Farm\n  002 Asientos\n    010020001 Asientos\n02 Baja\n  001 Ensenada\n    020010001 Port"
    ),
    (
      "Territory,Region,Country,Store ID,Store\nEMEA,North,SE,1001,Stockholm\nEMEA,North,SE,1002,Malmö\nEMEA,South,IT,1003,Rome\nAPAC,East,JP,2001,Tokyo\n",
      "EMEA\n  North\n    SE\n      1001 Stockholm\n      1002 Malmö\n  South\n    IT\n      1003 Rome\nAPAC\n  East\n    JP\n      2001 Tokyo"
    ),
    // A quantity is no code.
    ("省,市,区,人口\n广东,深圳,南山,180\n广东,广州,天河,224\n", "广东\n  深圳\n    南山\n  广州\n    天河"),
  ])
  func rowsStandInOrder(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    // Japan's postcodes: no heading; kana tell how the names are read; the prefecture has no code of its own.
    (
      """
      01101,"060  ","0600000","ﾎｯｶｲﾄﾞｳ","ｻｯﾎﾟﾛ","ｱｻﾋ","北海道","札幌市","旭ケ丘",0,0
      01101,"064  ","0640941","ﾎｯｶｲﾄﾞｳ","ｻｯﾎﾟﾛ","ｵｵﾄﾞｵﾘ","北海道","札幌市","大通",0,0
      01102,"001  ","0010000","ﾎｯｶｲﾄﾞｳ","ｵﾀﾙ","ｲﾛﾅｲ","北海道","小樽市","色内",0,0
      02201,"030  ","0300000","ｱｵﾓﾘｹﾝ","ｱｵﾓﾘｼ","ﾅﾐｳﾁ","青森県","青森市","浪打",0,0
      02201,"030  ","0300961","ｱｵﾓﾘｹﾝ","ｱｵﾓﾘｼ","ﾊﾏ","青森県","青森市","浜",0,0
      """,
      """
      北海道
        01101 札幌市
          0600000 旭ケ丘
          0640941 大通
        01102 小樽市
          0010000 色内
      青森県
        02201 青森市
          0300000 浪打
          0300961 浜
      """
    ),
    (
      "AL,01,001,Autauga,H1\nAL,01,003,Baldwin,H1\nAK,02,013,East,H1\nAK,02,016,West,H5\n",
      "01 AL\n  001 Autauga\n  003 Baldwin\n02 AK\n  013 East\n  016 West"
    ),
    (
      "A00,0,A000,\"Cholera, 01\",Cholera\nA00,1,A001,Cholera El Tor,Cholera\nA01,0,A010,Typhoid fever,Typhoid\nA01,1,A011,Paratyphoid,Typhoid\n",
      "A00 Cholera\n  A000 Cholera, 01\n  A001 Cholera El Tor\nA01 Typhoid\n  A010 Typhoid fever\n  A011 Paratyphoid"
    ),
    // Thailand: the headings of code and name have no word in common.
    (
      "TA_ID,TAMBON_T,AM_ID,AMPHOE_T,CH_ID,CHANGWAT_T\n100101,a,1001,A,10,X\n100102,b,1001,A,10,X\n100201,c,1002,B,10,X\n100202,d,1002,B,10,X\n110101,e,1101,C,11,Y\n110102,f,1101,C,11,Y\n",
      "10 X\n  1001 A\n    100101 a\n    100102 b\n  1002 B\n    100201 c\n    100202 d\n11 Y\n  1101 C\n    110101 e\n    110102 f"
    ),
  ])
  func whatRepeatsWithItsCodeTellsTheLevels(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func whatOnlyRepeatsIsNoLevel() {
    // A currency's code and name group countries, and are not where these lie.
    #expect(
      outline(
        "code,name,currency_code,currency\nFR,France,EUR,Euro\nDE,Germany,EUR,Euro\nCH,Schweiz,CHF,Franc\nLI,Liechtenstein,CHF,Franc\n"
      ) == "FR France\nDE Germany\nCH Schweiz\nLI Liechtenstein")
    #expect(outline("id,iso,name\n1,,A\n2,AB,B\n3,,C\n") == "1 A\n2 B\n3 C")
  }

  @Test(arguments: [
    ("id,name,lft,rgt\n3,A1,3,4\n1,Root,1,8\n2,A,2,5\n4,B,6,7\n", "1 Root\n  2 A\n    3 A1\n  4 B"),
    ("path,name\nTop,Top\nTop.Science,Science\nTop.Science.Stars,Stars\n", "Top\n  Science\n    Stars"),
    ("id,path,name\n1,/1/,A\n2,/1/2/,B\n3,/1/2/3/,C\n4,/4/,D\n", "1 A\n  2 B\n    3 C\n4 D"),
    (
      "Major Group,Minor Group,Broad Group,Title\n11-0000,,,Management\n,11-1000,,Top\n,,11-1010,Chief\n,11-2000,,Sales\n",
      "11-0000 Management\n  11-1000 Top\n    11-1010 Chief\n  11-2000 Sales"
    ),
    (
      "L1,L2,L3,Description\n1,,,Food\n1,1.1,,Fruit\n1,1.1,1.1.1,Apple\n2,,,Toys\n",
      "1 Food\n  1.1 Fruit\n    1.1.1 Apple\n2 Toys"
    ),
    (
      "PID PPID COMMAND\n".replacing(" ", with: ",") + "1,0,init\n7,1,cron\n9,7,job\n",
      "1 init\n  7 cron\n    9 job"
    ),
    ("1|A|\n2|B|1\n3|C|2\n", "1 A\n  2 B\n    3 C"),
    ("4.0K\t./a/b\n8.0K\t./a\n16K\t.\n", ".\n  a\n    b"),
  ])
  func rowsSayWhereTheyStandInOtherWays(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func theOneParentThatIsNotThereIsWhatAllLiesIn() {
    // One file a parent: its rows name the parent, which stands in another file.
    #expect(
      outline(#"[{"id":"1101","pid":"11","name":"B"},{"id":"1102","pid":"11","name":"C"}]"#)
        == "1101 B\n1102 C")
    #expect(
      outline("hscode,description,parent\n01,Animals,TOTAL\n0101,Horses,01\n02,Meat,TOTAL\n")
        == "01 Animals\n  0101 Horses\n02 Meat")
  }

  @Test func aColumnThatOnlySoundsLikeAParentIsAField() throws {
    let read = try read("code,name,grandparent\n1,A,x\n2,B,y\n3,C,\n")
    #expect(outline(read.tree) == "1 A\n2 B\n3 C")
    #expect(
      read.understanding.notes == ["the column grandparent names parents that are not there; it is a field"])
    #expect(read.tree.roots[0].field("grandparent") == "x")
  }
}
