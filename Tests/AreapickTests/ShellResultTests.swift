import Glibc
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// Scripts evaluate results safely, whatever the names contain.
@Suite struct ShellResultTests {
  private static let hostile = [
    "it's", "''", "'", "$(touch /tmp/areapick-was-here)", "`id`", "a;b", "a&b", "*", "~", "a  b", " a ", "-n",
    "\\",
    "\\'", "\"", "$HOME", "!x", "#x", "a=b", "{a,b}", "<x>", "南山区", "%s", "\\n", "'; exit 9; '",
  ]

  @Test(
    arguments: hostile,
    ["/bin/sh", "/bin/bash", "/bin/dash", "/bin/zsh"].filter { (shell: String) in access(shell, X_OK) == 0 })
  func namesComeThroughEvalAsTheyAre(name: String, shell: String) throws {
    let records = [RegionRecord(code: "1", parentCode: "", level: .province, name: name)]
    let tree = try RegionTree(compiled: SmallTrees.builder(records).build())
    var output: [UInt8] = []
    ResultStyle(format: .shell).append([tree.roots[0]], to: &output)
    let script = String(decoding: output, as: UTF8.self)
    let echo = #"printf '%s\n%s\n%s' "$AREA_CODE" "$AREA_NAME" "[$AREA_CITY]""#
    #expect(run(shell, "eval \(script.shellQuoted)\n\(echo)") == "1\n\(name)\n[]")
  }

  @Test func variablesOfTheCallerDoNotShowThrough() throws {
    let records = [RegionRecord(code: "1", parentCode: "", level: .province, name: "甲")]
    let tree = try RegionTree(compiled: SmallTrees.builder(records).build())
    var output: [UInt8] = []
    ResultStyle(format: .shell).append([tree.roots[0]], to: &output)
    let script = "AREA_CITY=old AREA_COUNTY=old AREA_TOWNSHIP=old\n" + String(decoding: output, as: UTF8.self)
    #expect(
      run("/bin/sh", script + #"printf '[%s%s%s]' "$AREA_CITY" "$AREA_COUNTY" "$AREA_TOWNSHIP""#) == "[]")
  }

  /// China's levels are no other tree's.
  @Test func variablesOfChinasLevelsAreEmptyElsewhere() throws {
    let records = [
      RegionRecord(code: "AT", parentCode: "", level: .province, name: "Tirol"),
      RegionRecord(code: "AT-7", parentCode: "AT", level: .prefecture, name: "TCP/IP"),
    ]
    let tree = try RegionTree(compiled: TreeBuilder(records).build())
    var output: [UInt8] = []
    ResultStyle(format: .shell).append([tree.roots[0], tree.roots[0].children[0]], to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        AREA_CODE='AT-7'
        AREA_NAME='TCP/IP'
        AREA_PATH='Tirol/TCP/IP'
        AREA_LEVEL='2'
        AREA_PROVINCE=''
        AREA_CITY=''
        AREA_COUNTY=''
        AREA_TOWNSHIP=''

        """)
  }

  private func run(_ shell: String, _ script: String) -> String {
    let file = TemporaryFile(script)
    return withExtendedLifetime(file) { printed("\(shell) \(file.path)") }
  }
}
