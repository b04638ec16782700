import RegionSources
import Testing

/// Tables whose headings do not tell their levels, or not all of them: the cells do.
@Suite struct ColumnEvidenceTests {
  @Test(arguments: [
    // Switzerland: headings of no language, the code of the canton in letters, the names behind the rows' own.
    (
      """
      GDEKT,GDEBZNR,GDENR,GDENAME,GDENAMK,GDEBZNA,GDEKTNA,GDEMUTDAT
      ZH,101,1,Aeugst,Aeugst,Affoltern,Zürich,19760915
      ZH,101,2,Hausen,Hausen,Affoltern,Zürich,18480912
      ZH,102,21,Adlikon,Adlikon,Andelfingen,Zürich,18480912
      ZH,102,22,Benken (ZH),Benken,Andelfingen,Zürich,19530618
      BE,241,301,Aarberg,Aarberg,Amt Aarberg,Bern,18480912
      BE,241,302,Bargen (BE),Bargen,Amt Aarberg,Bern,19470501
      """,
      """
      ZH Zürich
        101 Affoltern
          1 Aeugst
          2 Hausen
        102 Andelfingen
          21 Adlikon
          22 Benken (ZH)
      BE Bern
        241 Amt Aarberg
          301 Aarberg
          302 Bargen (BE)
      """
    ),
    // Hungary: a county without a code above a district with one.
    (
      """
      Helység megnevezése;KSH kód;Jogállás;Vármegye megnevezés;Járás kódja;Járás neve;Terület (hektár)
      Aba;17376;város;Fejér;075;Székesfehérvári;8805
      Csór;12441;község;Fejér;075;Székesfehérvári;3223
      Adony;10667;város;Fejér;074;Dunaújvárosi;6140
      Baracs;11111;község;Fejér;074;Dunaújvárosi;1140
      Abaliget;12548;község;Baranya;026;Pécsi;1608
      Kozármisleny;24554;város;Baranya;026;Pécsi;2089
      """,
      """
      Fejér
        075 Székesfehérvári
          17376 Aba
          12441 Csór
        074 Dunaújvárosi
          10667 Adony
          11111 Baracs
      Baranya
        026 Pécsi
          12548 Abaliget
          24554 Kozármisleny
      """
    ),
    // Zimbabwe: the wards have numbers, and no names.
    (
      """
      OBJECTID,PROVINCEPC,PROVINCENA,DISTRICTPC,DISTRICTNA,WARDNUMBER,WARDPCODE,SHAPE_Area
      7521,ZW1,Manicaland,ZW11,Buhera,1,ZW1101,10.561
      811,ZW1,Manicaland,ZW11,Buhera,2,ZW1102,11.502
      5023,ZW1,Manicaland,ZW12,Chimanimani,1,ZW1201,1.61
      99,ZW1,Manicaland,ZW12,Chimanimani,2,ZW1202,2.1
      17,ZW2,Midlands,ZW21,Gokwe,1,ZW2101,3.4
      18,ZW2,Midlands,ZW21,Gokwe,2,ZW2102,3.5
      """,
      """
      ZW1 Manicaland
        ZW11 Buhera
          ZW1101 1
          ZW1102 2
        ZW12 Chimanimani
          ZW1201 1
          ZW1202 2
      ZW2 Midlands
        ZW21 Gokwe
          ZW2101 1
          ZW2102 2
      """
    ),
    // Peru: the code is the rows' alone, and all headings begin with one word for a name.
    (
      """
      IDDIST,NOMBDEP,NOMBPROV,NOMBDIST,NOM_CAPITAL
      010101,AMAZONAS,CHACHAPOYAS,CHETO,CHETO
      010102,AMAZONAS,CHACHAPOYAS,ASUNCION,GONCHA
      010201,AMAZONAS,BAGUA,LA PECA,LA PECA
      020101,ANCASH,HUARAZ,INDEPENDENCIA,CENTENARIO
      020102,ANCASH,HUARAZ,COCHABAMBA,COCHABAMBA
      """,
      """
      AMAZONAS
        CHACHAPOYAS
          010101 CHETO
          010102 ASUNCION
        BAGUA
          010201 LA PECA
      ANCASH
        HUARAZ
          020101 INDEPENDENCIA
          020102 COCHABAMBA
      """
    ),
  ])
  func columnsThatGroupOthersAreLevels(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Austria: only the state and the community have known words.
  @Test func aCodeAndItsNameBetweenTwoLevelsAreOne() {
    let text = """
      Bundesland;Bundeslandkennziffer;Politischer Bezirk;Kennziffer pol. Bezirk;Gemeindekennziffer;Gemeindename;Status
      Burgenland;1;Eisenstadt-Umgebung;103;10301;Breitenbrunn;M
      Burgenland;1;Eisenstadt-Umgebung;103;10302;Donnerskirchen;M
      Burgenland;1;Güssing;104;10401;Bocksdorf;
      Burgenland;1;Güssing;104;10402;Burgauberg;
      Kärnten;2;Hermagor;203;20302;Dellach;M
      Kärnten;2;Hermagor;203;20305;Hermagor;ST
      """
    #expect(
      outline(text) == """
        1 Burgenland
          103 Eisenstadt-Umgebung
            10301 Breitenbrunn
            10302 Donnerskirchen
          104 Güssing
            10401 Bocksdorf
            10402 Burgauberg
        2 Kärnten
          203 Hermagor
            20302 Dellach
            20305 Hermagor
        """)
  }

  @Test(arguments: [
    // Sweden: the code's heading is the level's word in the genitive.
    (
      "Länskod;Län;Kommunkod;Kommun\n01;Stockholms län;0114;Väsby\n01;Stockholms län;0115;Vallentuna\n03;Uppsala län;0305;Håbo\n03;Uppsala län;0319;Älvkarleby\n",
      "01 Stockholms län\n  0114 Väsby\n  0115 Vallentuna\n03 Uppsala län\n  0305 Håbo\n  0319 Älvkarleby"
    ),
    // Lithuania: the words are cut short.
    (
      "Apskritis;Aps_kodas;Savivaldybė;Sav_kodas\nAlytaus;1;Lazdijų;15\nAlytaus;1;Druskininkų;12\nVilniaus;2;Trakų;27\nVilniaus;2;Širvintų;28\n",
      "1 Alytaus\n  15 Lazdijų\n  12 Druskininkų\n2 Vilniaus\n  27 Trakų\n  28 Širvintų"
    ),
    // The United States: `LSAD` is what the name says it is, and several places have it.
    (
      "State,STATEFP,CountyName,COUNTYFP,GEOID,NAMELSAD,LSAD\nVermont,50,Essex,009,5000901,Avery,43\nVermont,50,Essex,009,5000902,Bloom,43\nVermont,50,Orange,017,5001701,Bradford,43\nOhio,39,Adams,001,3900101,Bratton,44\nOhio,39,Adams,001,3900102,Brush,44\n",
      "50 Vermont\n  009 Essex\n    5000901 Avery\n    5000902 Bloom\n  017 Orange\n    5001701 Bradford\n39 Ohio\n  001 Adams\n    3900101 Bratton\n    3900102 Brush"
    ),
    // Brazil: the whole code of a community, and not its last part, where those above it are whole.
    (
      "UF,Nome_UF,Região Imediata,Nome Região Imediata,Município,Código Município Completo,Nome_Município\n11,Rondônia,110005,Cacoal,00015,1100015,Alta\n11,Rondônia,110005,Cacoal,00023,1100023,Ministro\n12,Acre,120001,Rio Branco,00013,1200013,Acrelândia\n12,Acre,120001,Rio Branco,00138,1200138,Bujari\n12,Acre,120002,Brasiléia,00015,1200015,Xapuri\n",
      "11 Rondônia\n  110005 Cacoal\n    1100015 Alta\n    1100023 Ministro\n12 Acre\n  120001 Rio Branco\n    1200013 Acrelândia\n    1200138 Bujari\n  120002 Brasiléia\n    1200015 Xapuri"
    ),
  ])
  func aCodeGoesWithThePlacesThatItTells(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// Ukraine: codes a level, and one column of names. Poland's codes are parts, and the last part is the kind.
  @Test(arguments: [
    (
      "Перший рівень,Другий рівень,Третій рівень,Додатковий рівень,Категорія,Назва\nUA01,,,,O,Крим\nUA01,UA0102,,,P,Бахчисарай\nUA01,UA0102,UA010203,,H,Андріївка\nUA05,,,,O,Вінниця\nUA05,UA0502,,,P,Бар\n",
      "UA01 Крим\n  UA0102 Бахчисарай\n    UA010203 Андріївка\nUA05 Вінниця\n  UA0502 Бар"
    ),
    (
      "WOJ;POW;GMI;RODZ;NAZWA\n02;;;;DOLNE\n02;01;;;bole\n02;01;01;1;Miasto\n02;01;02;2;Wieś\n04;;;;KUJAWY\n",
      "02 DOLNE\n  0201 bole\n    0201011 Miasto\n    0201022 Wieś\n04 KUJAWY"
    ),
  ])
  func rowsFillTheCodesDownToTheirOwn(text: String, expected: String) { #expect(outline(text) == expected) }

  /// What countries share is neither their name nor their code.
  @Test func propertiesAreNoNames() {
    let text =
      "Country,Capital,Currency Code,Currency Name,Calling code\nFrance,Paris,EUR,Euro,33\nItaly,Rome,EUR,Euro,39\nVatican,Vatican,EUR,Euro,39\nJapan,Tokyo,JPY,Yen,81\n"
    #expect(outline(text) == "France\nItaly\nVatican\nJapan")
  }

  /// Two customers of whom each has one state by chance are no levels of a list of orders.
  @Test func chanceMakesNoLevels() {
    let text =
      "nr,what,client_code,client,place\n17,Pen,C1,Ann Lee,north\n23,Ink,C2,Bob Ray,south\n31,Pad,C1,Ann Lee,north\n44,Cup,C3,Cy Tan,north\n"
    #expect(outline(text) == "17 Pen\n23 Ink\n31 Pad\n44 Cup")
  }

  @Test(arguments: [
    // Without headings the rows' code stands at an end, and in front the lowest level stands beside it.
    (
      "Beku,Dido,Sisata,010101\nBeku,Dido,Dazomi,010102\nBeku,Lono,Rilu,010201\nTuko,Kura,Zovi,020101\nTuko,Kura,Vuso,020102\n",
      "Beku\n  Dido\n    010101 Sisata\n    010102 Dazomi\n  Lono\n    010201 Rilu\nTuko\n  Kura\n    020101 Zovi\n    020102 Vuso"
    ),
    (
      "010101\tTibu\tZusa\tDozu\n010102\tMitu\tZusa\tDozu\n010201\tNudi\tVivo\tDozu\n020101\tLani\tMeti\tRiso\n020102\tKeki\tMeti\tRiso\n",
      "Dozu\n  Zusa\n    010101 Tibu\n    010102 Mitu\n  Vivo\n    010201 Nudi\nRiso\n  Meti\n    020101 Lani\n    020102 Keki"
    ),
    // A brand lies in no category, and nobody in his job.
    (
      "Product_ID,Product_Name,Main_Category,Sub_Category,Brand\nP1,Pen,Office,Writing,Acme\nP2,Ink,Office,Writing,Zed\nP3,Pad,Office,Paper,Acme\nP4,Cup,Home,Kitchen,Zed\nP5,Pan,Home,Kitchen,Acme\n",
      "Office\n  Writing\n    P1 Pen\n    P2 Ink\n  Paper\n    P3 Pad\nHome\n  Kitchen\n    P4 Cup\n    P5 Pan"
    ),
    (
      "Company,Division,Employee ID,Full Name,Job Title\nAcme,Sales,E7,Ann Lee,Clerk\nAcme,Sales,E8,Bob Ray,Lead\nAcme,Law,E9,Cy Tan,Clerk\nZed,Ware,E4,Di Poe,Lead\nZed,Ware,E5,Ed Fox,Clerk\n",
      "Acme\n  Sales\n    E7 Ann Lee\n    E8 Bob Ray\n  Law\n    E9 Cy Tan\nZed\n  Ware\n    E4 Di Poe\n    E5 Ed Fox"
    ),
    // So few rows do not tell which of two columns holds the other.
    (
      "nom_commune,code_departement,nom_departement,code_region,nom_region\nAbret,01,Ain,84,Rhône\nAgnat,01,Ain,84,Rhône\nAbbat,02,Aisne,32,Hauts\nAcher,02,Aisne,32,Hauts\n",
      "84 Rhône\n  01 Ain\n    Abret\n    Agnat\n32 Hauts\n  02 Aisne\n    Abbat\n    Acher"
    ),
    // What tells the rows apart is their name, whatever its heading is.
    (
      "host,ip,os,role\nweb01,10.0.6.1,rhel,web\nweb02,10.0.6.2,rhel,db\ndb01,10.0.6.3,debian,db\ndb02,10.0.6.4,rhel,web\n",
      "web01\nweb02\ndb01\ndb02"
    ),
  ])
  func rowsAreToldApart(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Nobody says what the rows are called, and one word says what they lie in.
  @Test(arguments: [
    (
      #"[{"coords":{"lat":"52.65","lon":"90.08"},"district":"North","value":"Abaza","subject":"Khakassia"},{"coords":{"lat":"53.71","lon":"91.41"},"district":"North","value":"Abakan","subject":"Khakassia"},{"coords":{"lat":"44.86","lon":"38.16"},"district":"South","value":"Abinsk","subject":"Kuban"},{"coords":{"lat":"45.86","lon":"38.26"},"district":"South","value":"Azov","subject":"Kuban"},{"coords":{"lat":"46.86","lon":"38.36"},"district":"North","value":"Elista","subject":"Perm"},{"coords":{"lat":"47.86","lon":"38.46"},"district":"North","value":"Frolovo","subject":"Perm"}]"#,
      "North\n  Khakassia\n    Abaza\n    Abakan\n  Perm\n    Elista\n    Frolovo\nSouth\n  Kuban\n    Abinsk\n    Azov"
    ),
    (
      "district,value,population\nNorth,Abaza,17111\nNorth,Abakan,165183\nSouth,Abinsk,20663\nSouth,Azov,34926\n",
      "North\n  Abaza\n  Abakan\nSouth\n  Abinsk\n  Azov"
    ),
  ])
  func aLevelAloneIsAboveTheRows(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Levels that some rows lack, and levels whose names look like codes.
  @Test(arguments: [
    (
      "geoname_id,continent_code,continent_name,country_iso_code,country_name,subdivision_1_iso_code,subdivision_1_name,subdivision_2_iso_code,subdivision_2_name,city_name\n3041565,EU,Europe,AD,Andorra,,,,,\n2643743,EU,Europe,GB,United Kingdom,ENG,England,LND,Greater London,London\n2643123,EU,Europe,GB,United Kingdom,ENG,England,MAN,Manchester,Salford\n5128581,NA,North America,US,United States,NY,New York,,,Yonkers\n",
      "EU Europe\n  AD Andorra\n  GB United Kingdom\n    England\n      Greater London\n        2643743 London\n      Manchester\n        2643123 Salford\nNA North America\n  US United States\n    New York\n      5128581 Yonkers"
    ),
    (
      "標準地域コード,都道府県,政令市･郡･支庁･振興局等,市区町村\n01000,北海道,,\n01100,北海道,札幌市,\n01101,北海道,札幌市,中央区\n01102,北海道,札幌市,北区\n01202,北海道,,函館市\n01303,北海道,石狩振興局,当別町\n01304,北海道,石狩振興局,新篠津村\n",
      "01000 北海道\n  01100 札幌市\n    01101 中央区\n    01102 北区\n  01202 函館市\n  石狩振興局\n    01303 当別町\n    01304 新篠津村"
    ),
  ])
  func levelsMayHaveHoles(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func kindsAreNoLevels() {
    #expect(
      outline(
        "categoria,id,nombre,provincia_id,provincia_nombre\nComuna,02007,Comuna 1,02,Buenos Aires\nComuna,02014,Comuna 2,02,Buenos Aires\nPartido,06007,Adolfo Alsina,06,La Pampa\nPartido,06014,Gonzales,06,La Pampa\nDepartamento,10014,Andalgalá,10,Catamarca\nDepartamento,10021,Antofagasta,10,Catamarca\n"
      )
        == "02 Buenos Aires\n  02007 Comuna 1\n  02014 Comuna 2\n06 La Pampa\n  06007 Adolfo Alsina\n  06014 Gonzales\n10 Catamarca\n  10014 Andalgalá\n  10021 Antofagasta"
    )
  }

  /// The terms of a skill classification, with a description for some rows.
  @Test func countedLevelsNeedNoOtherName() {
    #expect(
      outline(
        "Level 0 URI,Level 0 preferred term,Level 1 URI,Level 1 preferred term,Level 2 URI,Level 2 preferred term,Description,Level 0 code,Level 1 code,Level 2 code\nx/S,skills,,,,,,S,,\nx/S,skills,x/S1,communication,,,Talking.,S,S1,\nx/S,skills,x/S1,communication,x/S1.1,negotiating,Deals.,S,S1,S1.1\nx/L,languages,,,,,,L,,\n"
      ) == "S skills\n  S1 communication\n    S1.1 negotiating\nL languages")
  }

  @Test func singleLettersWithoutAHeadingAreNoLevel() {
    #expect(
      outline(
        "3;N;A00.-;Cholera;001\n4;T;A00.0;Cholera, classical;001\n4;T;A00.1;Cholera, El Tor;001\n3;N;A01.-;Typhoid fevers;002\n4;T;A01.0;Typhoid fever;002\n"
      ).hasPrefix("A00.- Cholera\n"))
  }

  /// The category of a sight lies in its city, a class in its school, and a family of goods in a category.
  @Test(arguments: [
    (
      "city,category,name\nParis,Museum,Louvre\nParis,Museum,Orsay\nParis,Park,Monceau\nRome,Museum,Vatican\nRome,Park,Borghese\n",
      "Paris\n  Museum\n    Louvre\n    Orsay\n  Park\n    Monceau\nRome\n  Museum\n    Vatican\n  Park\n    Borghese"
    ),
    (
      "province,city,school,class\nGauteng,Pretoria,High A,1A\nGauteng,Pretoria,High A,1B\nGauteng,Joburg,High B,1A\nCape,Cape Town,High C,2A\nCape,Cape Town,High C,2B\n",
      "Gauteng\n  Pretoria\n    High A\n      1A\n      1B\n  Joburg\n    High B\n      1A\nCape\n  Cape Town\n    High C\n      2A\n      2B"
    ),
    (
      "category,family,name\nFood,Bakery,Bread\nFood,Bakery,Rolls\nFood,Dairy,Milk\nTools,Saws,Handsaw\nTools,Saws,Jigsaw\n",
      "Food\n  Bakery\n    Bread\n    Rolls\n  Dairy\n    Milk\nTools\n  Saws\n    Handsaw\n    Jigsaw"
    ),
  ])
  func kindsOfOtherThingsAreLevels(text: String, expected: String) { #expect(outline(text) == expected) }
}
