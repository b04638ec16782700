import RegionSources
import Testing

/// Lists of processes, as `ps` prints them.
@Suite struct ProcessListTests {
  @Test(arguments: [
    (
      "USER       PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND\nroot         1  0.5  0.0  51880 19460 ?        SLl  01:12   6:34 /init --addr 0.0.0.0\nroot        13  0.0  0.0      0     0 ?        S    01:12   0:00 [mm wq]\nme      131320  0.0  0.0      0     0 pts/0    S    Nov21   0:00 bash\n",
      "1 /init --addr 0.0.0.0\n13 [mm wq]\n131320 bash"
    ),
    (
      "UID        PID  PPID  C STIME TTY          TIME CMD\nroot         1     0  0 01:12 ?        00:06:34 /init -a b\nroot         2     0  0 01:12 ?        00:00:00 [kthreadd]\nsystemd+ 20898     2  0 01:12 ?        00:00:00 [kworker/0:0]\n",
      "1 /init -a b\n2 [kthreadd]\n  20898 [kworker/0:0]"
    ),
    (
      "    PID    PPID COMMAND\n      1       0 init\n      2       0 kthreadd\n  20898       2 Web Content\n1234567   20898 x\n",
      "1 init\n2 kthreadd\n  20898 Web Content\n    1234567 x"
    ),
    ("PID PPID COMM\n1 0 init\n12345 1 cron\n", "1 init\n  12345 cron"),
  ])
  func theLastColumnIsTheName(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func otherColumnsAreFields() throws {
    let read = try read(
      "UID        PID  PPID CMD\nroot         1     0 /init -a b\nme       20898     1 bash\n")
    #expect(read.understanding.name == ["CMD"])
    #expect(read.understanding.code == ["PID"])
    #expect(read.understanding.parent == ["PPID"])
    #expect(read.tree.roots[0].children[0].field("UID") == "me")
  }
}
