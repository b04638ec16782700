import Glibc
import TerminalSupport
import Testing

/// The divisions in a real database, picked level by level through `psql`.
struct PostgresTests {
  private let folder = Folder()

  /// A shell function `as_server` that runs a command as somebody whom PostgreSQL serves: it refuses root.
  private var prelude: String {
    """
    set -e
    cd "\(folder.path)"
    bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
    as_server() {
      if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi
    }
    control() { as_server "$bin/pg_ctl" -s -D "\(folder.path)/server/data" -l "\(folder.path)/server/log" "$@" >&2 </dev/null; }
    start() { control -w -o "-k '\(folder.path)/server' -c listen_addresses='' -c fsync=off" start; }
    """
  }

  private var environment: [String: String] {
    [
      "PGHOST": folder.path + "/server", "PGUSER": "picker", "PGDATABASE": "postgres",
      "PGCONNECT_TIMEOUT": "10",
    ]
  }

  /// The server, which ends with the object.
  private func server() throws -> Service {
    try Service(
      """
      \(prelude)
      trap '' HUP INT TERM
      mkdir server
      [ "$(id -u)" != 0 ] || chown postgres:postgres server
      as_server "$bin/initdb" -D server/data -U picker -A trust --no-sync -E UTF8 --locale=C.UTF-8 >&2 </dev/null
      start
      echo ready
      cat >/dev/null
      control -m immediate stop || true
      """)
  }

  private func load() throws {
    let count = try Shell.run(
      """
      cd "\(folder.path)"
      areapick list --recursive --output codes --separator / >codes
      areapick list --recursive --output name >names
      paste codes names | awk -F '\\t' '{ n = split($1, c, "/"); print c[n] "\\t" (n > 1 ? c[n - 1] : "") "\\t" $2 }' >rows
      psql -Xqv ON_ERROR_STOP=1 -c 'CREATE TABLE division(code text PRIMARY KEY, parent text, name text)' \
        -c '\\copy division FROM rows' -c 'CREATE INDEX ON division(parent)'
      psql -XAtqc 'SELECT count(*) FROM division'
      """, environment: environment)
    #expect(count == "45038\n")
  }

  @Test func theDivisionsArePickedThroughPsql() throws {
    let server = try server()
    try load()
    let query = folder.write(
      "SELECT code, name FROM division WHERE parent = :'p' ORDER BY code;\n", as: "children.sql")
    let command = "psql -XAtq -F \"$AREA_TAB\" -v p=\"$AREA_CODE\" -f \(query)"
    let terminal = try Terminal(
      Areapick.program(
        "--children", command, "--depth", "4", "--levels", "省份,城市,区县,街道", environment: environment))
    try terminal.waitFor(text: "北京市")
    terminal.send("gd\r")
    try terminal.waitFor(text: "广州市")
    try Shell.run("\(prelude)\ncontrol -m immediate stop")
    terminal.send("sz\r")
    try terminal.waitFor(text: "载入失败：psql: error:")
    try terminal.waitFor(text: "Enter 重试")
    try Shell.run("\(prelude)\nstart")
    terminal.key(.enter)
    try terminal.waitFor(text: "罗湖区")
    terminal.send("ns\r")
    try terminal.waitFor(text: "南头街道")
    terminal.send("yh\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(terminal.isAsFound)
    try readAgain(command)
    withExtendedLifetime(server) {}
  }

  /// What `list` prints through the database is what was put into it; opening at a place fetches its way down.
  private func readAgain(_ command: String) throws {
    let quoted = "'" + command.replacing("'", with: "'\\''") + "'"
    let below = try Shell.run("areapick list --recursive 北京市 --children \(quoted)", environment: environment)
    #expect(try below == Shell.run("areapick list --recursive 北京市 | LC_ALL=C sort").sortedAs(below))
    let terminal = try Terminal(
      Areapick.program("--children", command, "--selected", "440000/440300/440305", environment: environment))
    try terminal.waitFor(text: "粤海街道")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }
}

extension String {
  /// The lines of a text in the order in which they stand in another one.
  fileprivate func sortedAs(_ other: String) -> String {
    let lines = Set(split(separator: "\n"))
    let ordered = other.split(separator: "\n").filter(lines.contains)
    return ordered.count == lines.count ? ordered.map { $0 + "\n" }.joined() : self
  }
}
