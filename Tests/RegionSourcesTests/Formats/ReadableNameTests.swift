import Testing

@testable import RegionSources

/// Which column people read, and which columns are but said of the rows or stand above them.
@Suite struct ReadableNameTests {
  // MARK: Names beside codes

  @Test func proseBesideCodesOfAnyFormIsTheName() {
    #expect(
      outline(
        """
        MODEL,AÇIKLAMA,PRICE
        KBS-B-0100-V6,BOYLER 100 LT,398
        KBS-B-0160-V6,BOYLER 160 LT,474
        KAT-B-0800-V5.1,BUFFER TANK,1311
        KAT-CB-0100,SMALL TANK,260
        """)
        == "KBS-B-0100-V6 BOYLER 100 LT\nKBS-B-0160-V6 BOYLER 160 LT\nKAT-B-0800-V5.1 BUFFER TANK\nKAT-CB-0100 SMALL TANK"
    )
    #expect(
      outline(
        """
        HS Code,4 digit categories,Product descriptions
        1,0101 - 0106,Live animals
        2,0201 - 0210,Meat and offal
        4,0401 - 0410,Dairy produce
        """) == "1 Live animals\n2 Meat and offal\n4 Dairy produce")
  }

  @Test func codesWithSignsInFrontOfTitlesAreCodes() {
    #expect(
      outline(
        """
        UG1001,Understanding China,1
        UG1002,Hong Kong in the World,1
        IE4004,Payment Systems,3
        IE4004/FT4004,Payment Systems,3
        IE4130/CS4130,Cyber Security,3
        MA1010,University Mathematics,2
        ST4012,Deep Learning,3
        AC2111,Accounting,3
        """)
          == """
          UG1001 Understanding China
          UG1002 Hong Kong in the World
          IE4004 Payment Systems
          IE4004/FT4004 Payment Systems
          IE4130/CS4130 Cyber Security
          MA1010 University Mathematics
          ST4012 Deep Learning
          AC2111 Accounting
          """)
  }

  @Test func codesThatAreCalledNamesStayNames() {
    #expect(
      outline("name,description\nA-1,First hall\nA-2,Second hall\nB-1,Third hall\nB-2,Fourth hall\n")
        == "A-1\nA-2\nB-1\nB-2")
  }

  @Test func signsFillTheCodesOfGroups() {
    #expect(
      outline(
        """
        NAICS,DESCRIPTION
        ------,Total
        11----,Agriculture
        113///,Forestry
        1131//,Timber tracts
        113110,Timber tract work
        114///,Fishing
        """)
          == """
          ------ Total
          11---- Agriculture
            113/// Forestry
              1131// Timber tracts
                113110 Timber tract work
            114/// Fishing
          """)
  }

  @Test func aFewDescriptionsMayRepeat() {
    #expect(
      outline(
        """
        code,description,kind_of
        3000,United,airline
        1520,Contractors,contracts
        3003,Airlines,airline
        3355,Car Rental,cars
        3019,Airlines,airline
        """) == "3000 United\n1520 Contractors\n3003 Airlines\n3355 Car Rental\n3019 Airlines")
  }

  @Test func theLastStepOfAWayIsTheNameWhereParentsTellTheTree() {
    #expect(
      outline(
        """
        id,parent_id,dept_name,full_name
        2,0,Head,:Head:
        5,2,Press,:Head:Press:
        6,5,News,:Head:Press:News:
        """) == "2 Head\n  5 Press\n    6 News")
  }

  @Test func labelsThatEveryObjectHasGoBeforeWordsOfPrograms() {
    #expect(
      outline(
        #"[{"name":"home","label":"首页"},{"label":"系统","children":[{"name":"user","label":"用户"},{"name":"role","label":"角色"}]}]"#
      ) == "首页\n系统\n  用户\n  角色")
  }

  // MARK: Attributes

  @Test func whatALevelLooksLikeIsNoLevel() {
    #expect(
      outline(
        """
        dept,dept_color,team
        Sales,red,North
        Sales,red,South
        Sales,red,East
        Works,blue,Paint
        Works,blue,Steel
        Works,blue,Wood
        """) == "Sales\n  North\n  South\n  East\nWorks\n  Paint\n  Steel\n  Wood")
  }

  @Test func yesAndNoAreNoLevel() {
    #expect(
      outline(
        """
        subject,order,topic,minutes,done
        Maths,1,Sums,30,True
        Maths,2,Fractions,40,True
        Maths,4,Roots,20,True
        Physics,1,Light,30,False
        Physics,2,Heat,50,False
        Physics,3,Sound,60,False
        """) == "Maths\n  Sums\n  Fractions\n  Roots\nPhysics\n  Light\n  Heat\n  Sound")
  }

  @Test func namesAreTakenAsTheyAreWritten() {
    #expect(
      outline(
        """
        Region code;Region (capitals);Region;Province code;Province
        1;NORD-OVEST;Nord-ovest;01;Torino
        1;NORD-OVEST;Nord-ovest;02;Vercelli
        1;NORD-OVEST;Nord-ovest;03;Novara
        2;SUD;Sud;61;Caserta
        2;SUD;Sud;62;Benevento
        """)
          == """
          1 Nord-ovest
            01 Torino
            02 Vercelli
            03 Novara
          2 Sud
            61 Caserta
            62 Benevento
          """)
  }

  @Test func levelsAreInTheLettersOfTheNames() {
    #expect(
      outline(
        """
        english,russian,rus_division,eng_division,division_id
        Aksay,Аксай,Запад,West,1
        Borli,Борли,Запад,West,1
        Terekti,Теректи,Запад,West,1
        Zhanibek,Жанибек,Запад,West,1
        Abay,Абай,Восток,East,2
        Kurchum,Курчум,Восток,East,2
        Ulan,Улан,Восток,East,2
        Shemonaikha,Шемонаиха,Восток,East,2
        Burabay,Бурабай,Север,North,3
        Zerendi,Зеренды,Север,North,3
        Esil,Есиль,Север,North,3
        Sandyktau,Сандыктау,Север,North,3
        """)
          == """
          1 West
            Aksay
            Borli
            Terekti
            Zhanibek
          2 East
            Abay
            Kurchum
            Ulan
            Shemonaikha
          3 North
            Burabay
            Zerendi
            Esil
            Sandyktau
          """)
  }

  // MARK: Groups that have codes alone

  @Test func codesBetweenTwoLevelsAreOne() {
    #expect(
      outline(
        """
        ASSET_ID,ASSET_NAME,PLANT_CODE,PLANT_NAME,LINE_ID
        PUN-L1-M1,Motor one,PUN,Pune Plant,PUN-L1
        PUN-L1-P1,Pump one,PUN,Pune Plant,PUN-L1
        PUN-L2-M1,Motor two,PUN,Pune Plant,PUN-L2
        PUN-L2-P1,Pump two,PUN,Pune Plant,PUN-L2
        GOA-L1-M1,Motor three,GOA,Goa Plant,GOA-L1
        GOA-L1-P1,Pump three,GOA,Goa Plant,GOA-L1
        """)
          == """
          PUN Pune Plant
            PUN-L1
              PUN-L1-M1 Motor one
              PUN-L1-P1 Pump one
            PUN-L2
              PUN-L2-M1 Motor two
              PUN-L2-P1 Pump two
          GOA Goa Plant
            GOA-L1
              GOA-L1-M1 Motor three
              GOA-L1-P1 Pump three
          """)
  }

  @Test func twoNumbersThatTellRowsApartTogetherAreGroupAndCode() {
    #expect(
      outline(
        """
        bankCode,branchCode,branchName
        01,340,Garden City
        01,001,Head Office
        01,325,Kericho
        02,001,Kericho
        02,000,Head Office
        """)
          == """
          01
            340 Garden City
            001 Head Office
            325 Kericho
          02
            001 Kericho
            000 Head Office
          """)
  }

  @Test func placesLieInTheirPostalCodesWhereBothRepeat() {
    #expect(
      outline("PLZ,Gemeinde\n6060,Hall\n6060,Hall\n6060,Thaur\n6063,Rum\n6063,Thaur\n")
        == "6060\n  Hall\n  Thaur\n6063\n  Rum\n  Thaur")
  }

  // MARK: Categories

  @Test func categoriesWhoseRowsStandTogetherAreALevel() {
    #expect(
      outline(
        """
        skill_id,skill_label,skill_category
        SK001,Literature review,Research
        SK002,Research design,Research
        SK006,Data collection,Research
        SK010,Data ethics,Projects
        SK028,Teamwork,Projects
        SK033,Requirements,Projects
        SK040,Charts,Technical
        SK041,Programs,Technical
        SK042,Tables,Technical
        """)
          == """
          Research
            SK001 Literature review
            SK002 Research design
            SK006 Data collection
          Projects
            SK010 Data ethics
            SK028 Teamwork
            SK033 Requirements
          Technical
            SK040 Charts
            SK041 Programs
            SK042 Tables
          """)
  }

  @Test func categoriesThatMixAreSaidOfTheRows() {
    #expect(
      outline(
        """
        skill_id,skill_label,skill_category
        SK001,Literature review,Research
        SK010,Data ethics,Projects
        SK002,Research design,Research
        SK028,Teamwork,Projects
        SK006,Data collection,Research
        SK033,Requirements,Projects
        """)
          == """
          SK001 Literature review
          SK010 Data ethics
          SK002 Research design
          SK028 Teamwork
          SK006 Data collection
          SK033 Requirements
          """)
  }

  @Test func aCategoryThatRepeatsIsNotTheNameOfCodedRows() {
    #expect(
      outline(
        """
        Line_Item,Account_Code,Category
        Managed Services,4010,Revenue
        Projects,4020,Revenue
        Other income,4090,Revenue
        Salaries,5010,Cost
        Licences,5020,Cost
        Cables,5030,Cost
        """)
          == """
          Revenue
            4010 Managed Services
            4020 Projects
            4090 Other income
          Cost
            5010 Salaries
            5020 Licences
            5030 Cables
          """)
  }
}
