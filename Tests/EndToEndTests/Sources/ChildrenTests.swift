import Glibc
import TerminalSupport
import TestSupport
import Testing

/// Lists come from a command, one by one.
struct ChildrenTests {
  private let folder = Folder()

  /// Two places below each, three levels deep; `slow` names the level whose lists take a while.
  private func script(_ rest: String = "") -> String {
    folder.write(
      """
      #!/bin/sh
      \(rest)
      [ "$AREA_LEVEL" -lt 3 ] || exit 0
      for i in 1 2; do printf '%s%s\\tplace %s%s\\n' "$AREA_CODE" $i "$AREA_CODE" $i; done
      """, as: "children.sh")
  }

  private func pick(_ command: String, _ arguments: String...) throws -> Terminal {
    var program = Areapick.program("--lang", "en", "--children", command)
    program.arguments += arguments
    return try Terminal(program)
  }

  private func result(_ terminal: Terminal) throws -> String {
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsFound)
    return terminal.standardOutputText
  }

  /// Presses Enter as each text comes, and expects the result.
  private func choose(_ terminal: Terminal, after texts: String..., prints wanted: String) throws {
    for text in texts {
      try terminal.waitFor(text: text)
      terminal.key(.enter)
    }
    #expect(try result(terminal) == wanted + "\n")
  }

  @Test(arguments: ["timeline", "tabs"])
  func aPlaceIsPickedListByList(face: String) throws {
    let terminal = try pick(script(), "--face", face)
    try terminal.waitFor(text: "place 2")
    terminal.key(.down)
    terminal.key(.enter)
    try choose(terminal, after: "place 22", "place 212", prints: "place 2/place 21/place 211")
  }

  @Test func wheelsTurnListByList() throws {
    let terminal = try pick(script(), "--face", "wheels")
    try terminal.waitFor(text: "place 111")
    terminal.key(.down)
    try choose(terminal, after: "place 211", prints: "place 2/place 21/place 211")
  }

  /// Enter before a list comes takes nothing of it: nobody has seen its rows.
  @Test func wheelsTakeNothingThatComesAfterEnter() throws {
    let flag = folder.path + "/flag"
    let terminal = try pick(
      script("[ \"$AREA_LEVEL\" != 1 ] || until [ -e \(flag) ]; do sleep 0.02; done"), "--face", "wheels",
      "--depth", "2")
    try terminal.waitFor(text: "Loading what lies below place 1")
    terminal.key(.enter)
    _ = folder.write("", as: "flag")
    try choose(terminal, after: "place 11", prints: "place 1/place 11")
  }

  @Test func plainQuestionsAreAskedListByList() throws {
    let terminal = try pick(script(), "--accessible", "--output", "codes")
    for question in ["2. place 2", "2. place 22", "2. place 212"] {
      try terminal.waitFor(text: question)
      terminal.send(question == "2. place 22" ? "1\r" : "2\r")
    }
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "2\n21\n212\n")
  }

  @Test func aFailureIsSaidAndTriedAgain() throws {
    let flag = folder.path + "/flag"
    let terminal = try pick(
      script("[ \"$AREA_LEVEL\" = 0 ] || [ -e \(flag) ] || { echo 'no such host' >&2; exit 6; }"))
    try terminal.waitFor(text: "place 2")
    terminal.key(.enter)
    try terminal.waitFor(text: "Could not load: no such host (status 6)")
    terminal.key(.left)
    try terminal.waitFor(text: "place 2")
    terminal.key(.tab)
    try terminal.waitFor(text: "Enter tries again")
    _ = folder.write("", as: "flag")
    terminal.key(.enter)
    try terminal.waitFor(text: "place 12")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  @Test func theWaitIsShownAndEarlierStepsCanBeOpened() throws {
    let terminal = try pick(script("[ \"$AREA_CODE\" = 1 ] && sleep 1000"))
    try terminal.waitFor(text: "place 2")
    terminal.key(.enter)
    try terminal.waitFor(text: "Loading what lies below place 1")
    terminal.key(.left)
    try terminal.waitFor(text: "place 2")
    terminal.key(.down)
    terminal.key(.enter)
    try terminal.waitFor(text: "place 22")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// However long the line is that a command writes, its status is to be seen.
  @Test(arguments: ["timeline", "wheels"])
  func theStatusOfAFailureIsShown(face: String) throws {
    let line = "curl: (22) The requested URL returned an error: 500 Internal Server Error of some kind"
    let terminal = try pick("echo '\(line)' >&2; exit 22", "--face", face)
    let screen = try terminal.waitFor(text: "kind (status 22)")
    #expect(screen.contains("Could not load: curl: (22)"))
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// A query that lists are fetched for is a part of the pick.
  @Test func theTimeoutHoldsWhileAQueryIsDecided() throws {
    let terminal = try pick("sleep 1000", "--query", "x", "--select-1", "--timeout", "0.4")
    #expect(try terminal.waitForExit() == .exited(124))
  }

  @Test func howManyListsWereFetchedIsShownMeanwhile() throws {
    var program = Areapick.program("--children", script("sleep 0.1"), "--query", "place 222", "--select-1")
    program.standardError = .terminal
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "--children × 1")
    #expect(try result(terminal) == "place 2/place 22/place 222\n")
  }

  @Test func wheelsSayWhatIsLoading() throws {
    let terminal = try pick(script("[ \"$AREA_LEVEL\" = 0 ] || sleep 1000"), "--face", "wheels")
    try terminal.waitFor(text: "Loading what lies below place 1")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func aCommandThatTakesTooLongIsGivenUp() throws {
    let terminal = try pick("sleep 1000", "--children-timeout", "0.2")
    try terminal.waitFor(text: "Could not load: no answer within 0.2 s")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// Whatever ends the program, the command's whole group ends with it.
  @Test(arguments: [nil, SIGTERM, SIGKILL, SIGSEGV] as [Int32?])
  func theCommandEndsWithTheProgram(signal: Int32?) throws {
    let file = folder.path + "/processes"
    let terminal = try pick("echo $$ >\(file); sleep 1000 & echo $! >>\(file); echo >>\(file); wait")
    try terminal.waitUntil("the command to run") { lines(of: file).count == 3 }
    let processes = lines(of: file).compactMap { Int32($0) }
    #expect(processes.count == 2)
    if let signal { try terminal.signal(signal) } else { terminal.key(.escape) }
    _ = try terminal.waitForExit()
    #expect(holds { !processes.contains(where: isRunning) }, "the command outlived the program")
    for process in processes where isRunning(process) { kill(process, SIGKILL) }
  }

  /// The program is killed between its start and the first list: also right after the command's start, when it has
  /// noted nothing yet.
  @Test func noCommandOutlivesAProgramKilledEarly() throws {
    let file = folder.path + "/processes"
    for round in 0..<120 {
      let terminal = try pick("echo $$ >>\(file); sleep 1000")
      usleep(UInt32(1_000 + round % 40 * 500))
      try terminal.signal(SIGKILL)
      _ = try terminal.waitForExit()
    }
    let isQuiet = holds { !lines(of: file).compactMap { Int32($0) }.contains(where: isRunning) }
    let processes = lines(of: file).compactMap { Int32($0) }
    #expect(!processes.isEmpty, "no command was started in time")
    #expect(isQuiet, "a command outlived the program")
    for process in processes where isRunning(process) { kill(-process, SIGKILL) }
  }

  private func lines(of path: String) -> [Substring] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = fread(&bytes, 1, bytes.count, file)
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// Whether a process is there and no zombie: where no init reaps them, they stay for good.
  private func isRunning(_ process: Int32) -> Bool {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = fread(&bytes, 1, bytes.count, file)
    return !String(decoding: bytes.prefix(count), as: UTF8.self).contains(") Z ")
  }

  @Test func aWaitingProgramDoesNotWake() throws {
    let terminal = try pick("sleep 1000")
    try terminal.waitFor(text: "Loading ...")
    try terminal.waitUntilAtRest()
    let before = terminal.sleepCount
    usleep(300_000)
    #expect(terminal.sleepCount == before)
  }

  @Test func theSelectedPlaceIsFetchedOnItsWay() throws {
    let terminal = try pick(script("sleep 0.1"), "--selected", "place 2/21/place 212")
    let screen = try terminal.waitFor(text: "● place 21")
    #expect(screen.contains("● place 2"))
    try choose(terminal, after: "▌    place 212", prints: "place 2/place 21/place 212")
  }

  /// The list of a place on the way fails the first time; Enter fetches it and all below it.
  @Test func theWayToTheSelectedPlaceGoesOnWhenAListIsAskedForAgain() throws {
    let flag = folder.path + "/flag"
    let command = script(
      "[ \"$AREA_CODE\" != 2 ] || [ -e \(flag) ] || { echo gone >&2; touch \(flag); exit 1; }")
    let terminal = try pick(command, "--no-auto-advance", "--selected", "2/21/212")
    try choose(
      terminal, after: "Could not load: gone (status 1)", "▌    place 212",
      prints: "place 2/place 21/place 212")
  }

  @Test func tablesOfATreeAreOneListEach() throws {
    let command = "[ $AREA_LEVEL = 0 ] && printf 'id,name\\n1,A\\n2,B\\n11,K\\n21,U\\n'"
    let terminal = try pick("\(command); true")
    let screen = try terminal.waitFor(text: "    U")
    for name in ["A", "B", "K"] { #expect(screen.contains("    \(name)")) }
    terminal.key(.end)
    try choose(terminal, after: "▌    U", prints: "U")
  }

  @Test func whatIsSelectedAndNotThereIsSaid() throws {
    let terminal = try pick(script(), "--selected", "2/29/291")
    try terminal.waitFor(text: "Not found: 29/291")
    let screen = try terminal.waitFor(text: "place 22")
    #expect(screen.contains("● place 2"))
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func aRootIsFetchedAndCannotBeLeft() throws {
    let terminal = try pick(script(), "--root", "2")
    try terminal.waitFor(text: "place 22")
    terminal.key(.left)
    terminal.key(.enter)
    try choose(terminal, after: "place 212", prints: "place 2/place 21/place 211")
  }

  @Test func aRootThatIsNotThereIsAnError() throws {
    let terminal = try pick(script(), "--root", "9")
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.standardErrorText == "areapick: --root: there is no place 9\n")
  }

  @Test func whatCameIsSearched() throws {
    let terminal = try pick(script())
    try terminal.waitFor(text: "place 2")
    terminal.key(.enter)
    try terminal.waitFor(text: "place 12")
    terminal.send("/place 1")
    try terminal.waitFor(text: "4 loaded so far")
    terminal.send("2")
    try choose(terminal, after: "1 match", "place 121", prints: "place 1/place 12/place 121")
  }

  @Test func theSourceSearchesItself() throws {
    let search = "printf '9\\tfound %s\\t-\\n' \"$AREA_QUERY\""
    let terminal = try pick("printf '9\\tfound x\\t-\\n8\\tother\\n'", "--search", search)
    try terminal.waitFor(text: "other")
    terminal.send("/x")
    try choose(terminal, after: "1 match", prints: "found x")
  }

  /// What a search prints of a place leads there list by list, however it says where that is.
  @Test(
    arguments: [
      "212\tplace 2/place 21/place 212", "place 2/place 21/place 212", "212\tplace 212", "212\t2/21/212",
      "code,path\n212,place 2/place 21/place 212", "id,name\n212,place 212",
      #"[{"code":"212","path":"place 2/place 21/place 212"}]"#,
    ], ["timeline", "wheels"])
  func whatTheSourceFindsIsTaken(answer: String, face: String) throws {
    let all = folder.write(answer, as: "all")
    let terminal = try pick(script(), "--search", "cat \(all)", "--face", face)
    try terminal.waitFor(text: "place 2")
    terminal.send("/x")
    try terminal.waitFor(text: "1 match")
    terminal.key(.enter)
    if face == "wheels" {
      try terminal.waitFor(text: "place 212")
      terminal.key(.enter)
    }
    #expect(try result(terminal) == "place 2/place 21/place 212\n")
  }

  @Test func whatTheSourceFindsIsPrintedByItsPath() throws {
    let command = script()
    for answer in ["212\tplace 2/place 21/place 212", "212\tplace 212"] {
      let all = folder.write(answer, as: "all")
      let source = "--children \(command) --search 'cat \(all)'"
      let path = "place 2/place 21/place 212"
      #expect(try Shell.run("areapick search x \(source)") == "212\t\(path)\n")
      #expect(try Shell.run("areapick search x --output codes --separator , \(source)") == "2,21,212\n")
      #expect(try Shell.run("areapick lookup 212 \(source)") == "212\t\(path)\n")
      #expect(try Shell.run("areapick --query x --select-1 \(source)") == "\(path)\n")
      #expect(try Shell.run("areapick --query x --select-1 --root 2 \(source)") == "\(path)\n")
      #expect(try Shell.run("areapick --query x --exit-0 --root 1 \(source); echo $?") == "1\n")
    }
  }

  /// A search that nobody waits for ends, while the pick goes on: its line is cleared.
  @Test(arguments: [Terminal.Key.escape, .backspace])
  func aSearchEndsWhenNobodyWaitsForIt(key: Terminal.Key) throws {
    let file = folder.path + "/processes"
    let search = "echo $$ >\(file); sleep 1000 & echo $! >>\(file); echo >>\(file); wait"
    let terminal = try pick(script(), "--search", search)
    try terminal.waitFor(text: "place 2")
    terminal.key(.enter)
    try terminal.waitFor(text: "place 12")
    terminal.send("/x")
    try terminal.waitUntil("the command to run") { lines(of: file).count == 3 }
    let processes = lines(of: file).compactMap { Int32($0) }
    #expect(processes.count == 2)
    terminal.key(key)
    #expect(holds { !processes.contains(where: isRunning) }, "the command outlived its search")
    for process in processes where isRunning(process) { kill(process, SIGKILL) }
    terminal.key(.control("c"))
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func aRecordedPickIsReplayedWithoutItsSource() throws {
    let recording = folder.path + "/pick.jsonl"
    let terminal = try pick(script(), "--record", recording, "--levels", "Country,State,City")
    try terminal.waitFor(text: "place 2")
    terminal.key(.enter)
    try terminal.waitFor(text: "State")
    terminal.send("/12")
    try choose(terminal, after: "4 loaded so far", "place 122", prints: "place 1/place 12/place 121")
    let replayed = try Shell.run("areapick replay --every --as text \(recording)")
    #expect(replayed.contains("City"))
    #expect(replayed.contains("place 122"))
    #expect(replayed.contains("4 loaded so far"))
    #expect(replayed.contains("picked place 1/place 12/place 121"))
  }

  @Test func aKnownLeafEndsThePick() throws {
    let terminal = try pick("printf '1\\tleaf\\t-\\n2\\tmore\\t+\\n'")
    try choose(terminal, after: "more", prints: "leaf")
  }

  @Test func listsAreListedWithoutATerminal() throws {
    let command = script()
    #expect(
      try Shell.run("areapick list 2 --children \(command)") == "21\tplace 2/place 21\n22\tplace 2/place 22\n"
    )
    let all = try Shell.run("areapick list --recursive --children \(command)").split(separator: "\n")
    #expect(all.count == 14)
    let circle = try Shell.run("areapick list --recursive --children 'echo 1' --lang en 2>&1; echo $?")
    #expect(circle == "areapick: list: 1 stands below itself again and again\n2\n")
    #expect(all.prefix(3) == ["1\tplace 1", "11\tplace 1/place 11", "111\tplace 1/place 11/place 111"])
  }

  @Test func whatIsRuledOutIsNeitherListedNorShown() throws {
    let command = script()
    let listed = try Shell.run(
      "areapick list --recursive --include 2 --exclude 'place 2/place 22' --children \(command)")
    #expect(
      listed
        == "2\tplace 2\n21\tplace 2/place 21\n211\tplace 2/place 21/place 211\n212\tplace 2/place 21/place 212\n"
    )
    #expect(
      try Shell.run("areapick list --exclude 1,2 --lang en --children \(command) 2>&1; echo $?")
        == "areapick: --include and --exclude leave nothing to choose\n2\n")
    let terminal = try pick(command, "--exclude", "1")
    let screen = try terminal.waitFor(text: "place 2")
    #expect(!screen.contains("place 1"))
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }
}
