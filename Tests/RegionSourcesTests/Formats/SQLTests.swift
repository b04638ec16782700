import RegionSources
import Testing

/// Tables that programs write as SQL: what their dialects look like, and what breaks.
@Suite struct SQLTests {
  @Test func aDumpOfMySQLIsTheTableThatItHolds() throws {
    let text = """
      -- MySQL dump 10.13  Distrib 5.7.30, for Linux (x86_64)
      /*!40101 SET NAMES utf8 */;
      DROP TABLE IF EXISTS `sys_area`;
      CREATE TABLE `sys_area` (
        `id` int(11) NOT NULL AUTO_INCREMENT COMMENT '编号, 主键',
        -- a remark, with a comma
        `parent_id` int(11) DEFAULT '0' COMMENT '父级(上级)编号',
        `name` varchar(100) NOT NULL,
        `sort` decimal(10,0) NOT NULL,
        PRIMARY KEY (`id`),
        KEY `idx` (`parent_id`)
      ) ENGINE=InnoDB AUTO_INCREMENT=7 DEFAULT CHARSET=utf8 COMMENT='areas; all';

      LOCK TABLES `sys_area` WRITE;
      /*!40000 ALTER TABLE `sys_area` DISABLE KEYS */;
      INSERT INTO `sys_area` VALUES (1,0,'中国',10),(2,1,'山东省',20),(3,2,'济南市),(',30),(4,3,'历城\\'区',40);
      INSERT INTO `sys_area` VALUES (5,2,'a\\\\b;',10);
      UNLOCK TABLES;
      """
    let read = try read(text)
    #expect(outline(read.tree) == "1 中国\n  2 山东省\n    3 济南市),(\n      4 历城'区\n    5 a\\b;")
    #expect(read.understanding.format.title == "SQL")
    #expect(read.understanding.shape == "rows that name their parent")
    #expect(read.understanding.name == ["name"])
    #expect(read.understanding.parent == ["parent_id"])
    #expect(read.understanding.others == ["sort"])
    #expect(read.understanding.notes == ["the table sys_area"])
  }

  @Test func copyHasTheRowsOfPostgreSQL() {
    let text = """
      --
      -- PostgreSQL database dump
      --
      \\restrict abc
      SET client_encoding = 'UTF8';
      SELECT pg_catalog.set_config('search_path', '', false);
      CREATE FUNCTION public.f() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO public.area VALUES (9, 'no', NULL);
        RETURN NEW;
      END;
      $$;
      CREATE TABLE public.area (id integer NOT NULL, name character varying(50) DEFAULT 'a;b'::text, parent_id integer);
      COPY public.area (id, name, parent_id) FROM stdin;
      1\tFrance\t\\N
      2\tParis\\tand \\\\ \\x41\\102\t1
      3\t\\\\.\t1
      \\.

      SELECT pg_catalog.setval('public.area_id_seq', 3, true);
      ALTER TABLE ONLY public.area
          ADD CONSTRAINT area_pkey PRIMARY KEY (id);
      \\unrestrict abc
      """
    let expected = "1 France\n  2 Paris and \\ AB\n  3 \\."
    #expect(outline(text) == expected)
    #expect(outline(text.withWindowsLineEnds) == expected)
  }

  @Test func aScriptOfSQLServerNeedsNoSemicolons() {
    let text = """
      USE [master]
      GO
      /****** Object:  Table [dbo].[Region]    Script Date: 2015/3/2 ******/
      SET ANSI_NULLS ON
      GO
      CREATE TABLE [dbo].[Region](
      \t[RegionID] [int] IDENTITY(1,1) NOT NULL,
      \t[Region Name] [nvarchar](50) NULL,
      \t[Full] AS ([Region Name]+N'x'),
      \t[ParentID] [decimal](18, 0) NULL,
       CONSTRAINT [PK_Region] PRIMARY KEY CLUSTERED\u{20}
      (
      \t[RegionID] ASC
      )WITH (PAD_INDEX  = OFF) ON [PRIMARY]
      ) ON [PRIMARY]
      GO
      SET IDENTITY_INSERT [dbo].[Region] ON\u{20}
      INSERT [dbo].[Region] ([RegionID], [Region Name], [ParentID]) VALUES (1, N'中国', CAST(0 AS Decimal(18, 0)))
      INSERT [dbo].[Region] ([RegionID], [Region Name], [ParentID]) VALUES (2, N'北京''s', CAST(1 AS Decimal(18, 0)))
      GO
      INSERT [dbo].[Region] VALUES (3, N'C:\\', CONVERT(decimal(18, 0), 2))
      SET IDENTITY_INSERT [dbo].[Region] OFF
      CREATE PROCEDURE p AS
        SELECT 1;
        INSERT INTO Region VALUES (@a, @b, @c);
      GO
      """
    #expect(outline(text) == "1 中国\n  2 北京's\n    3 C:\\")
    #expect(outline(text.withWindowsLineEnds) == "1 中国\n  2 北京's\n    3 C:\\")
  }

  @Test func sqlite3WritesWhatItsShellReads() {
    let text = """
      PRAGMA foreign_keys=OFF;
      BEGIN TRANSACTION;
      CREATE TABLE IF NOT EXISTS "tree" (id integer primary key, pid integer references tree(id), name text);
      INSERT INTO tree VALUES(1,NULL,'Root');
      INSERT INTO tree VALUES(2,1,replace('Line\\nbreak','\\n',char(10)));
      INSERT INTO "tree" VALUES(3,1,'C:\\');
      INSERT INTO "tree" VALUES(4,2,unistr('\\u4e2d\\u56fd \\\\'));
      CREATE TRIGGER t AFTER INSERT ON tree BEGIN INSERT INTO tree VALUES(new.id, 1, 'x'); SELECT CASE WHEN 1 THEN 2 END; END;
      DELETE FROM sqlite_sequence;
      INSERT INTO sqlite_sequence VALUES('tree',4);
      COMMIT;
      """
    #expect(outline(text) == "1 Root\n  2 Line break\n    4 中国 \\\n  3 C:\\")
  }

  @Test(arguments: [
    (
      "REM INSERTING into REGIONS\nSET DEFINE OFF;\n"
        + "Insert into REGIONS (ID,NAME) values (1,'Europe');\nInsert into REGIONS (ID,NAME) values (2,'A'||chr(38)||'B');\n"
        + "Insert into REGIONS (ID,NAME) values (3,q'[it's]');\n",
      "1 Europe\n2 A&B\n3 it's"
    ),
    (
      "INSERT ALL\n INTO t (id, name) VALUES (1, 'A')\n INTO t (id, name) VALUES (2, 'B')\nSELECT 1 FROM dual;\n",
      "1 A\n2 B"
    ),
    ("insert into p(id,name)\nselect 1,'A' union all\nselect 2, N'B' as name\ngo\n", "1 A\n2 B"),
    ("INSERT INTO p SET id=1, name='A';\nINSERT IGNORE INTO p SET name='B', id=2;\n", "1 A\n2 B"),
    (
      "REPLACE INTO p (id,name) VALUES (1,'A'),\n(2,'B')\nON DUPLICATE KEY UPDATE name=VALUES(name);\n",
      "1 A\n2 B"
    ),
    (
      "INSERT INTO t (id, name) VALUES (+7, _utf8mb4'A'), (-1, E'B\\nC'), (0x3031, X'44'), (b'1', \"E\"), (007, 'F'::text);\n",
      "7 A\n-1 B C\n01 D\n1 E\n007 F"
    ),
    (
      "# a comment\nSET NAMES utf8;\nINSERT INTO t(id,name) VALUE (1,'A') /* x */ , -- y\n (2,'B');\n",
      "1 A\n2 B"
    ),
    (
      "DELIMITER ;;\nCREATE TRIGGER x BEFORE INSERT ON t FOR EACH ROW BEGIN\nINSERT INTO t VALUES (0,'no');\nEND ;;\n"
        + "DELIMITER ;\nINSERT INTO t (id,name) VALUES (1,'A'),(2,'B');\n", "1 A\n2 B"
    ),
  ])
  func otherDialectsAndFormsHaveRowsToo(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func rowsWithoutNamesOfColumnsAreReadAsATableWithoutAHeading() throws {
    let text = """
      INSERT INTO a VALUES ('110000','北京市','0');
      INSERT INTO a VALUES ('110100','市辖区','110000');
      INSERT INTO a VALUES ('110101','东城区','110100');
      """
    let read = try read(text)
    #expect(outline(read.tree) == "110000 北京市\n  110100 市辖区\n    110101 东城区")
    #expect(read.understanding.parent == ["column 3"])
  }

  @Test func valuesStandInTheColumnsThatTheyAreNamedFor() {
    let text = """
      CREATE TABLE t (id int, name varchar(9), parent_id int, note text);
      INSERT INTO t (name, id) VALUES ('A', 1);
      INSERT INTO t (parent_id, id, name) VALUES (1, 2, 'B');
      INSERT INTO t VALUES (3, 'C', 2, NULL);
      """
    #expect(outline(text) == "1 A\n  2 B\n    3 C")
    #expect(
      outline("INSERT INTO t (id) VALUES (1);\nINSERT INTO t (id, name) VALUES (2, 'B');\n") == "1 1\n2 B")
  }

  @Test func whatTheDatabaseComputesIsNoData() throws {
    let read = try read(
      "INSERT INTO t (id, name, made, at) VALUES (1, 'A', NOW(), 1+2), (2, 'B', (SELECT max(x) FROM y), '3');\n"
    )
    #expect(outline(read.tree) == "1 A\n2 B")
    #expect(
      read.understanding.notes
        == ["the table t", "values of made, at that the database computes are left empty"])
  }

  @Test func commentsOfColumnsSayWhatTheirNamesDoNot() throws {
    let text = """
      CREATE TABLE dic (bh varchar(9) COMMENT '代码', mc varchar(50) COMMENT '名称', sj varchar(9) COMMENT '上级', lx int);
      INSERT INTO dic VALUES ('1','甲','',7),('2','乙','1',8);
      """
    let read = try read(text)
    #expect(outline(read.tree) == "1 甲\n  2 乙")
    #expect(read.understanding.name == ["mc"])
  }

  @Test func keysThatNobodyGaveAreCountedAsTheDatabaseDoes() {
    let text = """
      CREATE TABLE region (id bigint auto_increment primary key, name varchar(9));
      CREATE TABLE city (id serial primary key, region_id int references region(id), name text);
      insert into region (name) values ('A'), ('B');
      insert into
        city (region_id, name)
      values
        (1, 'C'),
        (2, 'D'),
        (1, 'E');
      """
    #expect(outline(text) == "1 A\n  1 C\n  3 E\n2 B\n  2 D")
  }

  // MARK: What breaks

  @Test func rowsThatBreakAreFlawsWithTheirLines() throws {
    let text = "INSERT INTO t (id,name) VALUES\n(1,'A'),\n(2,'B','x'),\n(3),\n(4,'D');\n"
    #expect(outline(text) == "x:3: 3 values for 2 columns\nx:4: 1 values for 2 columns")
    let kept = try read(text) { $0.keepsGoing = true }
    #expect(outline(kept.tree) == "1 A\n4 D")
    #expect(kept.understanding.skipped == 2)
    #expect(
      outline("INSERT INTO t (id,name) VALUES (1,'A');\nINSERT INTO t (id,name) VALUES (2,'B\n;\n")
        == "x:2: a text that begins here is not closed")
    #expect(
      outline("INSERT INTO t (id,name) VALUES (1,'A'),\n(2,'B'") == "x:2: the text ends inside of this row")
    #expect(
      outline("INSERT INTO t (id,name) VALUES (1,'A'),\n") == "x:1: the text ends before the rows do")
    #expect(
      outline("COPY t (id, name) FROM stdin;\n1\tA\n2\tB\n") == "x:1: the rows of COPY have no end")
    #expect(
      outline("INSERT INTO t (id,name,parent_id) VALUES (1,'A',0),(2,'B',1),\n(3,'C',9);\n")
        == "x:2: the parent 9 does not exist")
  }

  @Test func sqlWithoutRowsIsNamed() {
    #expect(outline("-- x\nSET NAMES utf8;\nCREATE TABLE a(b);\n") == "x: the SQL puts no rows into a table")
    #expect(
      outline("BEGIN;\nSELECT save(1, 'A');\nSELECT save(2, 'B');\nCOMMIT;\n")
        == "x: the SQL puts no rows into a table")
    #expect(outline("CREATE DATABASE x;\nUSE x;\n") == "x: the SQL puts no rows into a table")
    #expect(
      outline("INSERT INTO a SELECT * FROM b;\nINSERT INTO a (SELECT id, name FROM c);\n")
        == "x: the SQL puts no rows into a table")
  }

  @Test func wordsOfSQLAloneAreNames() {
    #expect(
      outline("Insert coin\nCreate table tennis\nDrop table\n")
        == "Insert coin\nCreate table tennis\nDrop table")
    #expect(outline("SET\nUSE\nGO\n") == "SET\nUSE\nGO")
    #expect(outline("-- a\n-- b\n") == "-- a\n-- b")
    #expect(outline("Select\n  A\n  B\nUpdate\n  C\n") == "Select\n  A\n  B\nUpdate\n  C")
  }

  /// A backslash before a quote closes the text in one dialect and not in the other.
  @Test func whoWroteATextIsToldByWhatItHoldsTogether() {
    let rows = "(id,name,pid) VALUES (1,'C:\\',0),(2,'B',1);\n"
    #expect(outline("INSERT INTO t " + rows) == "1 C:\\\n  2 B")
    #expect(outline("INSERT INTO `t` " + rows) == "1 C:\\\n  2 B")
    #expect(outline("INSERT INTO t (id,name) VALUES (1,'it\\'s'),(2,'B');\n") == "1 it's\n2 B")
  }

  @Test func bytesThatAreNoTextDoNotRefuseTheNames() throws {
    let bytes =
      Array("INSERT INTO `t` (id,name,icon) VALUES (1,'A',_binary '".utf8) + [0xFF, 0xD8, 0x5C, 0x27, 0x00]
      + Array("'),(2,'B',NULL);\n".utf8)
    #expect(try outline(readBytes(bytes).tree) == "1 A\n2 B")
    let broken = Array("INSERT INTO `t` (id,name) VALUES (1,'A\n".utf8) + [0xFF] + Array("'),(2,'B');\n".utf8)
    #expect(throws: SourceErrors.self) { try readBytes(broken) }
  }

  private func readBytes(_ bytes: [UInt8]) throws(SourceErrors) -> ReadTree {
    let result: Result<ReadTree, SourceErrors> = bytes.withUnsafeBytes { bytes in
      Result { () throws(SourceErrors) in try readTree(bytes, name: "x") }
    }
    return try result.get()
  }

  @Test func anAnswerMayBeSQL() throws {
    let text = "INSERT INTO t (id,name) VALUES (1,'A'),(2,'B');\n"
    #expect(try outline(read(text) { $0.isAnswer = true }.tree) == "1 A\n2 B")
  }
}

extension String {
  fileprivate var withWindowsLineEnds: String { map { $0 == "\n" ? "\r\n" : String($0) }.joined() }
}
