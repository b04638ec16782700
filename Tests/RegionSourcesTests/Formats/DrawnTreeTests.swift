import RegionSources
import Testing

/// Trees that programs draw for people, with the guides of each.
@Suite struct DrawnTreeTests {
  @Test func mavenPutsAMarkBeforeItsTreesAndMuchAroundThem() {
    let text = #"""
      [INFO] Scanning for projects...
      [INFO]
      [INFO] --- maven-dependency-plugin:3.1.2:tree (default-cli) @ demo ---
      [INFO] com.example:demo:jar:0.0.1
      [INFO] +- org.boot:web:jar:2.3.4:compile
      [INFO] |  +- org.boot:starter:jar:2.3.4:compile
      [INFO] |  |  \- org.yaml:snakeyaml:jar:1.26:compile
      [INFO] |  \- org.spring:web:jar:5.2.9:compile
      [INFO] \- junit:junit:jar:4.13:test
      [INFO]    \- org.hamcrest:core:jar:1.3:test
      [WARNING] something else
      [INFO] com.example:empty:jar:0.0.1
      [INFO] ------------------------------------------------------------------------
      [INFO] BUILD SUCCESS
      [INFO] Total time:  1.202 s

      """#
    #expect(
      outline(text) == """
        com.example:demo:jar:0.0.1
          org.boot:web:jar:2.3.4:compile
            org.boot:starter:jar:2.3.4:compile
              org.yaml:snakeyaml:jar:1.26:compile
            org.spring:web:jar:5.2.9:compile
          junit:junit:jar:4.13:test
            org.hamcrest:core:jar:1.3:test
        com.example:empty:jar:0.0.1
        """)
    // The same without its mark, as `-DoutputFile` writes it, and as sbt draws it.
    #expect(
      outline("a:b:jar:1\n+- c:d:jar:2\n|  \\- e:f:jar:3\n\\- g:h:jar:4\n")
        == "a:b:jar:1\n  c:d:jar:2\n    e:f:jar:3\n  g:h:jar:4")
    #expect(
      outline("[info] demo:demo:1 [S]\n[info]   +-a:b:1\n[info]   | +-c:d:2\n[info]   +-e:f:3\n")
        == "demo:demo:1 [S]\n  a:b:1\n    c:d:2\n  e:f:3")
  }

  @Test func gradleDrawsATreeAConfiguration() {
    let text = #"""

      ------------------------------------------------------------
      Root project 'demo'
      ------------------------------------------------------------

      compileClasspath - Compile classpath.
      +--- org.boot:starter -> 2.3.4
      |    +--- org.boot:core:2.3.4
      |    |    \--- org.jcl:jcl:5.2.9 (*)
      |    \--- org.yaml:snakeyaml:1.26
      \--- com.google:guava:30.0
           \--- com.google:jsr305:3.0.2

      processors - Annotation processors.
      No dependencies

      (*) - dependencies omitted (listed previously)

      A web-based, searchable report is available by adding the --scan option.

      """#
    #expect(
      outline(text) == """
        compileClasspath - Compile classpath.
          org.boot:starter -> 2.3.4
            org.boot:core:2.3.4
              org.jcl:jcl:5.2.9 (*)
            org.yaml:snakeyaml:1.26
          com.google:guava:30.0
            com.google:jsr305:3.0.2
        processors - Annotation processors.
        """)
  }

  @Test(arguments: [
    "demo@1 /x\n├── a@1\n├─┬ b@2\n│ ├─┬ c@3\n│ │ └── d@4\n│ └── e@5\n└─┬ f@6\n  └── g@7\n",
    "demo@1 /x\n+-- a@1\n+-- b@2\n| +-- c@3\n| | `-- d@4\n| `-- e@5\n`-- f@6\n  `-- g@7\n",
    "demo@1 /x\n|-- a@1\n|-- b@2\n|   |-- c@3\n|   |   `-- d@4\n|   `-- e@5\n`-- f@6\n    `-- g@7\n",
    "demo@1 /x\n|-a@1\n|-b@2\n| |-c@3\n| | `-d@4\n| `-e@5\n`-f@6\n  `-g@7\n",
    "demo@1 /x\n+---a@1\n+---b@2\n|   +---c@3\n|   |   \\---d@4\n|   \\---e@5\n\\---f@6\n    \\---g@7\n",
  ])
  func eachToolHasItsGuides(text: String) {
    #expect(outline(text) == "demo@1 /x\n  a@1\n  b@2\n    c@3\n      d@4\n    e@5\n  f@6\n    g@7")
  }

  @Test func whatStandsAboveTheFoldersOfADriveIsNoFolder() {
    let text =
      "Folder PATH listing for volume Windows\nVolume serial number is 1234-5678\nC:.\n|   a.txt\n|   \n+---B\n|       c.txt\n|       \n\\---D\n"
    #expect(outline(text) == "C:.\n  a.txt\n  B\n    c.txt\n  D")
  }

  @Test(arguments: [
    "systemd-+-cron\n        |-login---bash---vim\n        |-sshd---bash-+-grep\n        |             `-pstree\n        `-udevd\n",
    "systemd─┬─cron\n        ├─login───bash───vim\n        ├─sshd───bash─┬─grep\n        │             └─pstree\n        └─udevd\n",
  ])
  func aLineOfProcessesHoldsSeveral(text: String) {
    #expect(
      outline(text)
        == "systemd\n  cron\n  login\n    bash\n      vim\n  sshd\n    bash\n      grep\n      pstree\n  udevd"
    )
    #expect(shape(text) == "a tree of processes")
  }

  @Test func likeProcessesAreOne() {
    let text = "api-+-2*[memfd---bash]\n    `-bash-+-head\n           `-12*[{api}]\n"
    #expect(outline(text) == "api\n  2*[memfd---bash]\n  bash\n    head\n    12*[{api}]")
  }

  @Test func theNumbersOfProcessesAreTheirCodes() {
    let text = "init(1)─┬─a(70)─┬─{a}(72)\n        │       └─{a}(73)\n        └─b(9)\n"
    #expect(outline(text) == "1 init\n  70 a\n    72 {a}\n    73 {a}\n  9 b")
  }

  @Test(arguments: [
    """
        PID TTY      STAT   TIME COMMAND
          1 ?        Ss     0:01 /sbin/init
        500 ?        Ss     0:00 /usr/sbin/sshd
        900 ?        Ss     0:00  \\_ sshd: me
        901 ?        S      0:00  |   \\_ sshd: me@pts
        902 pts/0    Ss     0:00  |       \\_ -bash
        950 ?        Ss     0:00  \\_ sshd: you
        951 pts/1    Ss     0:00      \\_ -bash
        600 ?        Ss     0:00 /usr/sbin/cron

    """,
    """
        PID    PPID TTY      COMMAND
          1       0 ?        /sbin/init
        500       0 ?        /usr/sbin/sshd
        900     500 ?         \\_ sshd: me
        901     900 ?         |   \\_ sshd: me@pts
        902     901 pts/0     |       \\_ -bash
        950     500 ?         \\_ sshd: you
        951     950 pts/1         \\_ -bash
        600       0 ?        /usr/sbin/cron

    """,
  ])
  func linesMayBeDrawnInTheColumnOfNames(text: String) {
    #expect(
      outline(text)
        == "1 /sbin/init\n500 /usr/sbin/sshd\n  900 sshd: me\n    901 sshd: me@pts\n      902 -bash\n  950 sshd: you\n    951 -bash\n600 /usr/sbin/cron"
    )
  }

  @Test func namesThatBeginWithSignsAreNames() {
    #expect(outline("+-5 V\n+-12 V\n") == "+-5 V\n+-12 V")
    #expect(outline("a\n|b\n`c\n") == "a\n|b\n`c")
    #expect(outline("a-+-b\nc\n") == "a-+-b\nc")
  }

  @Test func theFormatIsNamed() throws {
    #expect(try read("format-version: 1.2\n\n[Term]\nid: A:1\nname: a\n").understanding.format == .obo)
    #expect(try read("dn: dc=org\ndc: org\n\ndn: ou=a,dc=org\nou: a\n").understanding.format == .ldif)
    #expect(try read("*NEWRECORD\nMH = Abdomen\nMN = A01\nUI = D1\n").understanding.format == .mesh)
    let said = try read("# org\ndn: dc=org\ndc: org\n") { $0.format = .ldif }
    #expect(said.understanding.format == .ldif)
  }

  /// `systemctl list-dependencies`: a sign for the state of each unit stands in front of the tree.
  @Test func statesMayStandInFrontOfATree() {
    #expect(
      outline(
        "a.target\n● ├─b.service\n○ ├─c.service\n× └─d.target\n●   ├─e.service\n●   └─f.target\n●     └─g@1.service\n"
      )
        == "a.target\n  b.service\n  c.service\n  d.target\n    e.service\n    f.target\n      g@1.service")
    #expect(
      outline("● a.target\n● ├─b.target\n● │ └─c.service\n● └─d.service\n")
        == "a.target\n  b.target\n    c.service\n  d.service")
    #expect(outline("● milk\n● eggs\n○ bread\n") == "● milk\n● eggs\n○ bread")
  }
}
