import Testing

@testable import areapick

/// The folders are where the XDG base directory specification has them.
@Suite struct UserFolderTests {
  @Test(arguments: [
    (UserFolder.config, "XDG_CONFIG_HOME", "/.config"), (.cache, "XDG_CACHE_HOME", "/.cache"),
    (.state, "XDG_STATE_HOME", "/.local/state"),
  ])
  func theVariableRulesThenTheHome(_ folder: UserFolder, _ variable: String, _ rest: String) {
    #expect(folder.path { $0 == variable ? "/x" : "/h" } == "/x/areapick")
    #expect(folder.path { $0 == "HOME" ? "/h" : nil } == "/h\(rest)/areapick")
    #expect(folder.path { $0 == "HOME" ? "/h" : "relative" } == "/h\(rest)/areapick")
    #expect(folder.path { $0 == "HOME" ? "relative" : "" } == nil)
    #expect(folder.path { _ in nil } == nil)
  }
}
