import Glibc

extension Terminal {
  /// Waits until `condition` holds for the screen, and returns that screen.
  ///
  /// The condition is checked after all output so far, but inside no synchronized update: terminals show that at once.
  /// Programs that do without may have drawn a part; for them check everything that the test relies on.
  ///
  /// - Parameter what: The expected event, for the failure's message.
  /// - Throws: `TerminalError.timedOut` after `patience`, `.exited` if the program ended before.
  @discardableResult
  public func wait(for what: String = "a screen", until condition: (Screen) -> Bool) throws -> Screen {
    var seenCount = -1
    try waitUntil(what) {
      defer { seenCount = received.count }
      return received.count != seenCount && !screen.modes.isInsideFrame && condition(screen)
    }
    return screen
  }

  /// Waits until `text` occurs within one row.
  @discardableResult
  public func waitFor(text: String) throws -> Screen {
    try wait(for: "“\(text)”") { $0.contains(text) }
  }

  /// Waits until `text` occurs in no row.
  @discardableResult
  public func waitForText(absent text: String) throws -> Screen {
    try wait(for: "“\(text)” to go") { !$0.contains(text) }
  }

  /// Waits until the first rows equal `rows` and all others are blank.
  @discardableResult
  public func waitFor(rows: [String]) throws -> Screen {
    try wait(for: "the screen\n" + rows.map { $0 + "\n" }.joined()) { screen in
      screen.rows.prefix(rows.count) == rows[...] && screen.rows.dropFirst(rows.count).allSatisfy(\.isEmpty)
    }
  }

  /// Waits until the program has ended and its output was read.
  @discardableResult
  public func waitForExit() throws -> ExitStatus {
    try waitUntil("the program's end") { exitStatus != nil }
    try drain()
    guard let exitStatus else { throw TerminalError.system(call: "waitpid", code: ECHILD) }
    return exitStatus
  }

  /// Waits until `condition` holds for any property: captured output, attributes, the foreground group.
  ///
  /// It is checked again whenever bytes arrive; changes without bytes (attributes, groups) are noticed within
  /// 10 milliseconds.
  ///
  /// - Throws: `TerminalError.timedOut` after `patience`, `.exited` if the program ended before.
  public func waitUntil(_ what: String, _ condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while true {
      let hadEnded = exitStatus != nil
      let isDrained = try drain()
      if condition() { return }
      if let exitStatus, hadEnded, isDrained {
        throw TerminalError.exited(status: exitStatus, what: what, report: report)
      }
      try checkPatience(until: deadline, what)
      if isDrained { _ = try pump(atMost: .milliseconds(10)) }
    }
  }

  /// Moves bytes until nothing is left, so that half-drawn screens are seen less often.
  ///
  /// - Returns: Whether nothing is left; false for a program that writes without end, whose screen is checked
  ///   every 64 reads.
  @discardableResult
  public func drain() throws -> Bool {
    for _ in 0..<64 where try !pump(atMost: .zero) { return true }
    return false
  }

  /// Moves bytes once in every direction, and reaps the program if it has ended.
  ///
  /// - Parameter limit: The longest wait if there is nothing to move.
  /// - Returns: Whether anything moved.
  func pump(atMost limit: Duration) throws -> Bool {
    try poll(atMost: limit)
    var hasMoved = readTerminal()
    if flush() { hasMoved = true }
    for stream in streams where stream.pump() { hasMoved = true }
    if exitStatus == nil {
      child.reap()
      hasMoved = hasMoved || exitStatus != nil
    }
    return hasMoved
  }

  private func poll(atMost limit: Duration) throws {
    guard limit > .zero else { return }
    var requests = streams.compactMap { stream in
      stream.pipeEnd.map { request($0, stream.awaitedEvents) }
    }
    requests.append(request(pseudoterminal.master, POLLIN | (hasOutgoing ? POLLOUT : 0)))
    requests.append(request(child.ending, POLLIN))
    let milliseconds = Int32(limit / .milliseconds(1))
    guard Glibc.poll(&requests, nfds_t(requests.count), milliseconds) >= 0 || errno == EINTR else {
      throw TerminalError.system(call: "poll", code: errno)
    }
  }

  /// A request that `poll` ignores if no event is awaited or the descriptor is closed.
  private func request(_ descriptor: Descriptor, _ events: Int32) -> pollfd {
    pollfd(fd: events == 0 ? -1 : descriptor.number, events: Int16(events), revents: 0)
  }

  /// The terminal's state, for the message of a failed test.
  public var report: String {
    var lines = ["\(program.path) \(program.arguments.joined(separator: " "))"]
    lines.append(exitStatus.map { "ended: \($0)" } ?? "running as process \(processIdentifier)")
    lines.append(screen.description)
    if !standardOutput.isEmpty { lines.append("standard output: \(standardOutputText)") }
    if !standardError.isEmpty { lines.append("standard error: \(standardErrorText)") }
    return lines.joined(separator: "\n")
  }
}

extension Terminal {
  /// Waits until `condition` holds or the program has written nothing for 50 milliseconds.
  ///
  /// - Throws: `TerminalError.timedOut` after `patience`, for a program that writes without end.
  public func waitForQuiet(_ condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while !condition(), exitStatus == nil {
      guard try pump(atMost: .milliseconds(50)) else { return }
      try checkPatience(until: deadline, "quiet")
    }
  }

  private func checkPatience(until deadline: ContinuousClock.Instant, _ what: String) throws {
    guard ContinuousClock.now < deadline else {
      throw TerminalError.timedOut(what: what, patience: patience, report: report)
    }
  }

  /// Waits until the program has used no processor time for 20 milliseconds, without reading its output.
  ///
  /// It is then blocked by the terminal, or waits for something else.
  ///
  /// - Throws: `TerminalError.timedOut` after `patience`, for a program that spins.
  public func waitUntilBlocked() throws {
    let deadline = ContinuousClock.now + patience
    var (before, now) = (-1.0, 0.0)
    while before != now {
      try checkPatience(until: deadline, "the program to be blocked")
      before = now
      usleep(20_000)
      now = processorTime
    }
  }

  /// Waits until the program has ended while nothing reads its output; then reads it.
  ///
  /// - Throws: `TerminalError.timedOut` after `patience`.
  public func waitForExitUnread() throws -> ExitStatus {
    var request = pollfd(fd: child.ending.number, events: Int16(POLLIN), revents: 0)
    _ = retryingInterrupted { Glibc.poll(&request, 1, Int32(patience / .milliseconds(1))) }
    return try waitForExit()
  }

  /// Makes the program redraw its whole screen (^L), and waits for it.
  public func drawWhole() throws {
    let mark = received.count
    send("\u{C}")
    try waitUntil("a screen drawn anew") { received(since: mark).count > 0 && !hasOutgoing }
    try waitForQuiet { false }
  }

  /// The program's processor time in seconds: its main thread's while it runs, all of it afterwards.
  public var processorTime: Double {
    guard exitStatus == nil else { return child.processorTime }
    guard let file = fopen("/proc/\(processIdentifier)/schedstat", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
  }
}
