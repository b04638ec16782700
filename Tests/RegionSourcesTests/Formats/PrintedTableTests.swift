import RegionSources
import Testing

/// What commands print for people: a row is called what a person calls it, and the other columns are its fields.
@Suite struct PrintedTableTests {
  @Test(arguments: [
    (
      "Filesystem      Size  Used Avail Use% Mounted on\n/dev/vda1        98G   21G   73G  23% /\ntmpfs           3.2G     0  3.2G   0% /run/user/1000\n",
      "/\n/run/user/1000"
    ),
    // The words of the last heading stand one blank apart, and no row is as long as the first.
    (
      "Filesystem     1K-blocks     Used Available Use% Mounted on\ntmpfs            1048576        0   1048576   0% /a\n",
      "/a"
    ),
    // Han characters fill two cells.
    (
      "文件系统        大小  已用  可用 已用% 挂载点\n/dev/vda1        98G   21G   73G   23% /\ntmpfs           3.2G     0  3.2G    0% /run\n",
      "/\n/run"
    ),
    (
      "               total        used        free\nMem:            23Gi       1.3Gi        20Gi\nSwap:             0B          0B\n",
      "Mem\nSwap"
    ),
    (
      "Module                  Size  Used by\nnf_tables             303104  0\ncrc16                  16384  1 ext4\n",
      "nf_tables\ncrc16"
    ),
    (
      "  UNIT               LOAD   ACTIVE SUB     DESCRIPTION\n  dbus.service       loaded active running D-Bus Message Bus\n● share.service      loaded failed failed  Mount it\n\nLOAD   = Reflects whether the unit was loaded.\n2 loaded units listed.\n",
      "dbus.service\nshare.service"
    ),
    (
      "State    Recv-Q   Send-Q     Local Address:Port      Peer Address:Port  Process\nLISTEN   0        128              0.0.0.0:22             0.0.0.0:*      users:((\"sshd\",pid=912,fd=3))\nLISTEN   0        511                    *:80                   *:*      users:((\"nginx\",pid=1201,fd=6))\n",
      "0.0.0.0:22\n*:80"
    ),
    (
      "Active Internet connections (only servers)\nProto Recv-Q Send-Q Local Address           Foreign Address         State\ntcp        0      0 0.0.0.0:2024            0.0.0.0:*               LISTEN\n",
      "0.0.0.0:2024"
    ),
    // A number stands to the right of its heading, and one cell is empty.
    (
      "COMMAND    PID USER   FD   TYPE  DEVICE SIZE/OFF NODE NAME\nnginx      342 root   6u   IPv4   22441      0t0  TCP *:80 (LISTEN)\nbash     12559 root  cwd    DIR   254,0            12 /tmp\n",
      "342 *:80 (LISTEN)\n12559 /tmp"
    ),
    (
      "\nShowing 2 of 2 open pull requests in cli/cli\n\nID    TITLE                 BRANCH\n#14   Upgrade to 1.19       prettier\n#12   Fix the thing, again  fix\n",
      "#14 Upgrade to 1.19\n#12 Fix the thing, again"
    ),
    (
      "top - 08:39:07 up 17 min,  0 user,  load average: 5.72, 3.33, 1.78\nTasks:  88 total,   5 running\n\n    PID USER      PR  %CPU COMMAND\n   9270 root      20  80.0 swift\n      1 root      20   0.0 init\n",
      "9270 swift\n1 init"
    ),
    (
      "REPOSITORY   TAG      IMAGE ID       SIZE\nubuntu       16.04    f753707788c5   127 MB\nubuntu       latest   f753707788c5   127 MB\n",
      "ubuntu\n  16.04\n  latest"
    ),
  ])
  func rowsBelowHeadingsAreNamed(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    // Of several words for names, that which tells the rows apart.
    (
      "Kernel IP routing table\nDestination     Gateway         Genmask         Flags Iface\n0.0.0.0         172.31.112.1    0.0.0.0         UG    eth0\n172.31.112.0    0.0.0.0         255.255.240.0   U     eth0\n",
      "0.0.0.0\n172.31.112.0"
    ),
    (
      "  LV   VG   Attr       LSize    Pool Origin Data%\n  home rhel -wi-ao----   50.00g\n  root rhel -wi-ao---- <182.89g\n",
      "home\nroot"
    ),
    (
      " Id   Name         State\n-----------------------------\n 1    z-b-data-1   running\n -    k8s-cp1      shut off\n\n",
      "z-b-data-1\nk8s-cp1"
    ),
    (
      "               总计         已用        空闲\n内存：         23Gi       1.3Gi        20Gi\n交换：           0B          0B          0B\n",
      "内存\n交换"
    ),
    (
      "\nImage Name                     PID Session Name        Session#    Mem Usage\n========================= ======== ================ =========== ============\nSystem Idle Process              0 Services                   0          4 K\nsmss.exe                       340 Services                   0      1,212 K\n",
      "0 System Idle Process\n340 smss.exe"
    ),
    // Threads have the number of their process.
    (
      "UID        PID   LWP CMD\nroot         1     1 /init -a\nroot         1    59 /init -a\n",
      "/init -a\n/init -a"
    ),
    (
      "        NS TYPE   NPROCS PID USER COMMAND\n4026531832 mnt        80   2 root kthreadd\n4026531833 net        81   2 root init\n",
      "kthreadd\ninit"
    ),
  ])
  func whatTellsTheRowsApartIsTheName(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func tablesBelowEachOtherAreOne() throws {
    let read = try read(
      "NAME        READY   STATUS\npod/web     1/1     Running\npod/redis   1/1     Running\n\nNAME          TYPE        AGE\nservice/web   ClusterIP   9d\n"
    )
    #expect(outline(read.tree) == "pod/web\npod/redis\nservice/web")
    #expect(read.understanding.others == ["READY", "STATUS", "TYPE", "AGE"])
    #expect(read.tree.roots[1].field("STATUS") == "Running")
    #expect(read.tree.roots[2].field("TYPE") == "ClusterIP")
  }

  @Test func whatStandsBelowATableIsSaid() throws {
    let read = try read(
      "UNIT FILE      STATE     PRESET\ncron.service   enabled   enabled\n\n1 unit files listed.\n")
    #expect(outline(read.tree) == "cron.service")
    #expect(read.understanding.notes == ["passed over below the table: 1 unit files listed."])
  }

  @Test func theOtherColumnsAreFields() throws {
    let read = try read(
      "Filesystem      Size  Used Avail Use% Mounted on\n/dev/vda1        98G   21G   73G  23% /\ntmpfs           3.2G     0  3.2G   0% /run\n"
    )
    #expect(read.understanding.name == ["Mounted on"])
    #expect(read.understanding.code == [])
    #expect(read.understanding.others == ["Filesystem", "Size", "Used", "Avail", "Use%"])
    #expect(read.tree.roots[1].field("Filesystem") == "tmpfs")
    #expect(read.tree.roots[1].field("Avail") == "3.2G")
  }

  @Test func aPersonMaySayWhichColumnIsTheName() {
    #expect(
      outline(
        "Filesystem      Size  Used Avail Use% Mounted on\n/dev/vda1        98G   21G   73G  23% /\ntmpfs           3.2G     0  3.2G   0% /run\n"
      ) { $0.fields.name = ["Filesystem"] } == "/dev/vda1\ntmpfs")
  }

  @Test(arguments: [
    // A title, a word, and a list are no table.
    "The cat is 3\nand the dog 4\nthat is all 7\n",
    "Apple pie   Cake\nBread and butter\n",
    "2023    Rome\n2024    Oslo\n",
  ])
  func otherLinesAreNone(text: String) throws {
    #expect(try read(text).understanding.format == .lines)
  }

  @Test(arguments: [
    (
      "total 88\ndrwxr-xr-x  2 root root 4096 Nov 23 08:21 etc\n-rw-r--r--+ 1 me   me     12 May  9  2025 a b.txt\nlrwxrwxrwx  1 root root   10 Nov 23 08:23 now -> src\n",
      "etc\na b.txt\nnow"
    ),
    ("总计 4\n-rw-r--r-- 1 root root 9 11月 23 08:22 甲\n", "甲"),
    ("insgesamt 4\n-rw-r--r-- 1 root root 9 23. Nov 08:22 a\n", "a"),
    ("-rw-r--r-- 1 root root 9 2026-11-23 08:22:31.123 +0100 a\n", "a"),
    // A size may look like a year.
    ("-rw-r--r--  1 root 2010 Nov 23 08:22 LICENSE\n", "LICENSE"),
    ("5308481 -rw-r--r--  1 root root 1176 Nov 23 08:22 LICENSE\n", "LICENSE"),
    ("crw-rw-rw- 1 root tty 5, 0 Nov 23 08:22 tty\n", "tty"),
    (
      "drwxr-xr-x root/root         0 2026-11-23 08:22 s/\n-rw-r--r-- root/root      2991 2026-11-23 08:22 s/check\n",
      "s\n  check"
    ),
    (
      "  531      4 drwxr-xr-x   3 root     root         4096 Nov 23 08:22 .\n  532      4 -rw-r--r--   1 root     root           91 Nov 23 08:22 ./a\n  533      4 -rw-r--r--   1 root     root           91 Nov 23 08:22 ./b/c\n",
      ".\n  a\n  b\n    c"
    ),
  ])
  func longListingsNameTheirFiles(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func whatAListingSaysOfAFileAreFields() throws {
    let read = try read("total 4\nlrwxrwxrwx  1 root wheel   10 Nov 23 08:23 now -> src\n")
    let file = read.tree.roots[0]
    #expect(file.field("mode") == "lrwxrwxrwx")
    #expect(file.field("owner") == "root")
    #expect(file.field("group") == "wheel")
    #expect(file.field("size") == "10")
    #expect(file.field("modified") == "Nov 23 08:23")
    #expect(file.field("target") == "src")
  }

  @Test(arguments: [
    ("   77 Aligned.swift\n  179 CSV.swift\n  256 total\n", "Aligned.swift\nCSV.swift"),
    ("  194   613  9057 a\n   24   186  1176 b c\n  218   799 10233 total\n", "a\nb c"),
    ("4.0K\tLICENSE\n12K\tPackage.swift\n4.5M\tSources\n", "LICENSE\nPackage.swift\nSources"),
    ("total 24\n 4 LICENSE\n12 Package.swift\n 8 README.md\n", "LICENSE\nPackage.swift\nREADME.md"),
    ("      3 apple\n     12 pear\n", "apple\npear"),
    ("32K\tscripts\n8.0K\tREADME.md\n40K\ttotal\n", "scripts\nREADME.md"),
    // Codes and the numbers of lines stay codes.
    ("    1  ls -l\n    2  cd /tmp\n    3  make\n", "1 ls -l\n2 cd /tmp\n3 make"),
    ("166 - Apparel\n1604 - Clothing\n", "166 Apparel\n1604 Clothing"),
    ("355 Albania\n213 Algeria\n376 Andorra\n", "355 Albania\n213 Algeria\n376 Andorra"),
  ])
  func numbersInFrontAreNoNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    (
      "Archive:  a.zip\n  Length      Date    Time    Name\n---------  ---------- -----   ----\n        2  2026-11-23 08:40   b.txt\n       12  2026-11-23 08:40   d/with space.txt\n---------                     -------\n       14                     2 files\n",
      "b.txt\nd\n  with space.txt"
    ),
    (
      "Desired=Unknown/Install/Remove/Purge/Hold\n| Status=Not/Inst/Conf-files\n|/ Err?=(none)/Reinst-required\n||/ Name           Version      Architecture Description\n+++-==============-============-============-=================================\nii  adduser        3.134        all          add and remove users and groups\nii  apt            2.6.1        amd64        commandline package manager\n",
      "adduser\napt"
    ),
    (
      "                 List of databases\n   Name    | Owner | Access privileges \n-----------+-------+-------------------\n postgres  | me    | \n template0 | me    | =c/me            +\n           |       | me=CTc/me\n template1 | me    | =c/me\n(3 rows)\n",
      "postgres\ntemplate0\ntemplate1"
    ),
    (
      "         Table \"public.staff\"\n Column |  Type   | Nullable \n--------+---------+----------\n id     | integer | not null\n name   | text    | \nIndexes:\n    \"staff_pkey\" PRIMARY KEY, btree (id)\n",
      "id\nname"
    ),
    (
      "+-------+-------------+-----+\n| Field | Type        | Key |\n+-------+-------------+-----+\n| uid   | int(10)     | PRI |\n| umail | varchar(50) | UNI |\n+-------+-------------+-----+\n2 rows in set (0.00 sec)\n",
      "uid\numail"
    ),
    (
      "-[ RECORD 1 ]--\nid   | 1\nname | Ann Lee\nnote | x | y\n-[ RECORD 2 ]--\nid   | 2\nname | Bob\nnote | \n",
      "1 Ann Lee\n2 Bob"
    ),
    (
      "*************************** 1. row ***************************\n  id: 1\nname: Ann: Lee\n*************************** 2. row ***************************\n  id: 2\nname: Bob\n2 rows in set (0.00 sec)\n",
      "1 Ann: Lee\n2 Bob"
    ),
    ("id  name   \n-- -------\n 1 Ann Lee\n 2 Bob    \n(2 rows)\n", "1 Ann Lee\n2 Bob"),
  ])
  func linesAroundDrawnTablesAreNoRows(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (
      "tmpfs on /run type tmpfs (rw,nosuid)\n/dev/sda1 on /mnt/my disk type ext4 (rw)\n", "/run\n/mnt/my disk"
    ),
    ("/dev/sda1 / ext4 rw,relatime 0 1\nproc /proc proc rw 0 0\n", "/\n/proc"),
    ("  feature/login 8945ad2 Add login\n* main          63f2196 Merge\n", "feature/login\nmain"),
    ("/srv/app       63f2196 [main]\n/srv/app-next  8945ad2 [next]\n", "/srv/app\n/srv/app-next"),
    (
      "8945ad2bdefa19665069c5fde8a6e7b0a6eda541 refs/heads/login\n63f2196577c11a915667013a0fb80d84c904ba6e refs/heads/main\n",
      "refs/heads/login\nrefs/heads/main"
    ),
    (
      "Listing...\nadduser/stable,now 3.134 all [installed,automatic]\napt/stable,now 2.6.1 amd64 [installed,upgradable to: 2.6.2]\n",
      "adduser\napt"
    ),
    (
      "6436476da15a4692a1d5b274ee534dbb  a b.swift\n8363b3a456f3c284f8f0a8f1fb5a4b09  c.swift\n",
      "a b.swift\nc.swift"
    ),
    (
      "127.0.0.1 localhost\n127.0.1.1\tpad.example.org\tpad\n\n# IPv6\n::1     ip6-localhost\n",
      "localhost\npad.example.org\nip6-localhost"
    ),
    ("# Services\n\ntcpmux\t\t1/tcp\t\t\t# TCP port\ndomain\t\t53/udp\n", "tcpmux\ndomain"),
    (
      "# m h dom mon dow command\n0 5 * * 1 tar -z /home\n@reboot /usr/bin/agent\n",
      "tar -z /home\n/usr/bin/agent"
    ),
    (
      "                           PRE logs/\n2023-05-14 10:22:31       1024 my photo.jpg\n",
      "logs/\nmy photo.jpg"
    ),
    ("root:x:0:0:root:/root:/bin/bash\n_apt:x:42:65534::/nonexistent:/usr/sbin/nologin\n", "root\n_apt"),
    ("root:x:0:\nadm:x:4:ann,bob\n", "root\nadm"),
    (
      "lo               UNKNOWN        127.0.0.1/8 ::1/128\nifb0             DOWN\neth0             UP             192.0.2.2/24\n",
      "lo\nifb0\neth0"
    ),
    // The hash is one, and the author is not a name with one behind it.
    (
      "c8aefd57|Ann 53afde34 Lee|Fix\n0ee236ab|Ann 53afde34 Lee|Add\n",
      "c8aefd57 Ann 53afde34 Lee\n0ee236ab Ann 53afde34 Lee"
    ),
    (" M src/a.c\nR  c.txt -> d.txt\n?? new\n", "src/a.c\nc.txt -> d.txt\nnew"),
  ])
  func wordsAroundNamesTellThem(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func aListingInAnyLanguageMayBeOneOfFolders() {
    #expect(
      outline(
        ".:\ntotal 8.0K\ndrwxr-xr-x 2 me me 4096 11月 23 08:22 src\n\n./src:\ntotal 4\n-rw-r--r-- 1 me me 10 23. Nov 10:00 a b.c\n"
      )
        == "src\n  a b.c")
  }

  @Test func whoNamesColumnsGetsThem() {
    let text =
      "  LV   VG   Attr       LSize\n  home rhel -wi-ao----   50.00g\n  root rhel -wi-ao---- <182.89g\n"
    #expect(outline(text) { $0.format = .columns } == "home\nroot")
  }

  @Test func includedFilesAreNoJobs() {
    #expect(outline("@include common\n@include other\n") == "@include common\n@include other")
  }

  @Test func tabsInsideOfNamesAreBlanks() {
    #expect(outline("fs.dentry = 1\t2\t3\nfs.file = 4\n") == "fs.dentry = 1 2 3\nfs.file = 4")
  }

  @Test func pathsInsideOfLinesAreNoPaths() {
    #expect(
      outline("stash@{0}: On 'a/b'\nstash@{1}: On 'a/c'\n") == "stash@{0}: On 'a/b'\nstash@{1}: On 'a/c'")
  }
}
