import CLinux
import Glibc

/// The steps of `posix_spawn` between the child's start and its program, in order.
final class SpawnActions {
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()

  /// Makes the child the leader of a new session, with no signal blocked or ignored.
  init() throws {
    try check(posix_spawn_file_actions_init(&actions), "posix_spawn_file_actions_init")
    try check(posix_spawnattr_init(&attributes), "posix_spawnattr_init")
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    try check(posix_spawnattr_setsigmask(&attributes, &none), "posix_spawnattr_setsigmask")
    try check(posix_spawnattr_setsigdefault(&attributes, &all), "posix_spawnattr_setsigdefault")
    let flags = CLINUX_SPAWN_SETSID | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    try check(posix_spawnattr_setflags(&attributes, flags), "posix_spawnattr_setflags")
  }

  deinit {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  func open(_ path: String, _ flags: Int32, as descriptor: Int32) throws {
    try check(posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o644), "open \(path)")
  }

  func duplicate(_ source: Int32, as descriptor: Int32) throws {
    try check(posix_spawn_file_actions_adddup2(&actions, source, descriptor), "dup2")
  }

  func close(_ descriptor: Int32) throws {
    try check(posix_spawn_file_actions_addclose(&actions, descriptor), "close")
  }

  func close(from descriptor: Int32) throws {
    try check(posix_spawn_file_actions_addclosefrom_np(&actions, descriptor), "closefrom")
  }

  func changeDirectory(to path: String) throws {
    try check(posix_spawn_file_actions_addchdir_np(&actions, path), "chdir")
  }

  /// Starts `program` and returns its process identifier.
  ///
  /// - Throws: `TerminalError.system` if a step failed, or the program cannot be executed.
  func spawn(_ program: Program) throws -> pid_t {
    var pid: pid_t = 0
    let environment = program.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let code = withCStrings([program.path] + program.arguments) { arguments in
      withCStrings(environment) { environment in
        Descriptor.births.withLock { _ in
          posix_spawn(&pid, program.path, &actions, &attributes, arguments, environment)
        }
      }
    }
    try check(code, "posix_spawn \(program.path)")
    return pid
  }

  private func check(_ code: Int32, _ call: String) throws {
    guard code == 0 else { throw TerminalError.system(call: call, code: code) }
  }
}

/// Calls `body` with a null-terminated vector of C strings, valid until it returns.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
