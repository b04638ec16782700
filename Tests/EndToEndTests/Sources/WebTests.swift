import TerminalSupport
import Testing

/// Lists from a web server, one file a parent, through `curl`: late, broken, cut and without an end.
struct WebTests {
  private let folder = Folder()

  private func server() throws -> Service {
    let script = folder.write(
      """
      import http.server, json, os, sys, threading, time

      lists = {'': ['slow', 'broken', 'cut', 'endless', 'fine'], 'fine': ['leaf'], 'slow': ['late'],
               'broken': ['mended'], 'cut': ['whole']}
      failed = set()

      class Files(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
          code = self.path.strip('/').removesuffix('.json')
          body = json.dumps([{'id': name, 'name': 'the ' + name} for name in lists.get(code, [])]).encode()
          if code == 'slow': time.sleep(0.5)
          if code == 'broken' and code not in failed:
            failed.add(code)
            return self.send_error(500)
          self.send_response(200)
          if code == 'endless':
            self.end_headers()
            try:
              while True: self.wfile.write(b'a line without an end\\n' * 10000)
            except OSError: return
          cut = code == 'cut' and code not in failed
          failed.add(code)
          self.send_header('Content-Length', str(len(body) + (10 if cut else 0)))
          self.end_headers()
          self.wfile.write(body)

        def log_message(self, *words): pass

      server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Files)
      threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
      print(server.server_address[1], flush=True)
      server.serve_forever()
      """, as: "server.py")
    return try Service("exec python3 \(script)")
  }

  private func pick(_ server: Service) throws -> Terminal {
    let command = "curl -sSf --noproxy '*' \"http://127.0.0.1:\(server.greeting)/$AREA_CODE.json\""
    let terminal = try Terminal(Areapick.program("--lang", "en", "--children", command))
    try terminal.waitFor(text: "the fine")
    return terminal
  }

  @Test func listsComeFromFilesOfAServer() throws {
    let server = try server()
    let terminal = try pick(server)
    terminal.key(.end)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "the fine/the leaf\n")
  }

  @Test func aServerThatIsLateIsWaitedFor() throws {
    let server = try server()
    let terminal = try pick(server)
    terminal.key(.enter)
    try terminal.waitFor(text: "Loading what lies below the slow")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "the slow/the late\n")
  }

  @Test(arguments: [
    ("broken", 1, "500", "the broken/the mended\n"), ("cut", 2, "curl: (18)", "the cut/the whole\n"),
  ])
  func anAnswerThatIsNoneIsAskedForAgain(code: String, row: Int, complaint: String, result: String) throws {
    let server = try server()
    let terminal = try pick(server)
    terminal.key(.down, count: row)
    terminal.key(.enter)
    try terminal.waitFor(text: complaint)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == result)
  }

  @Test func anAnswerWithoutAnEndIsCutOff() throws {
    let server = try server()
    let terminal = try pick(server)
    terminal.key(.down, count: 3)
    terminal.key(.enter)
    try terminal.waitFor(text: "Could not load: the answer is longer than 64 MiB")
    terminal.key(.left)
    try terminal.waitFor(text: "the fine")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }
}
