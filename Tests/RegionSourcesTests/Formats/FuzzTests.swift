import Fuzzing
import TestSupport
import Testing

@testable import RegionSources

/// Whatever is done to a file: a tree or a reason, never a crash.
@Suite struct FuzzTests {
  @Test(arguments: 0..<10) func tenThousandDamagedTextsAreTreesOrRefused(part: Int) {
    var fuzz = SourceFuzz()
    for seed in UInt64(part * 1_000)..<UInt64(part * 1_000 + 1_000) { fuzz.run(seed: seed) }
    #expect(fuzz.failures == [])
    #expect(fuzz.tally.read > 200)
    #expect(fuzz.tally.refused > 100)
  }

  /// A script becomes JSON, which may be refused; cut anywhere, flipped anywhere, it ends.
  @Test func damagedScriptsBecomeSomethingOrNothing() {
    let scripts = [
      "/* a */ export default {a: 'x\\'', \"b\": [1, `y`,], // c\n 11: {\"d\": null,},};\n",
      "import z from 'z';\ntype A = { b: string };\nconst é = [1], b: A[] = [...é, é, 'x'];\nwindow.c = {b, é, f: (x) => x}\n",
      "<?php\nnamespace X;\n$a = ['b' => ['c', 'd'], /* e */ 1 => array('f' => \"g\", 'h' => null,),];\nreturn $a;\n",
      "a = [('b', 1, ['c', ('d', 'e',)]), ('f', 2, []),]\n",
      "class A {\n  @x({a: 1}) static const Map<String, List<int>> b = <String, List<int>>{'c d': [1, 2,]};\n  f(g) { return [{h: 1}]; }\n  List<A> get i => [A(j: 'k', l: [1])];\n}\n",
      "package a\nvar (\n\tb = map[string][]string{\"c\": {\"d\"}}\n)\nval e = mapOf(\"f\" to listOf(G(h = 1), G(\"i\", 2)))\nlet j = [\"k\": [.init(l: \"m\")], \"n\": []]\n",
      "var a = new Dictionary<string, List<B>> { [\"c\"] = new() { new B { D = 1 } }, { \"e\", null } };\nF = Map.of(\"g\", List.of(1L), \"h\", i);\nJ = { :k => %w[l m], 1 => 'n' }.freeze\nstatic O: &[(&'static str, &[u8])] = &[(\"p\", &[1])];\n",
      "class A(B):\n    C = {'d': [1]}\n    def e(self):\n        return [1]\n\ndef f(): \n    pass\n",
      "# a\nfrom x import y\nareas = [{'a': None}, True,]\nmore: list[dict] = [areas, areas]\n",
    ].map { Array($0.utf8) }
    var converted = 0
    for seed in 0..<UInt64(9_000) {
      var random = SplitMix64(seed: seed)
      var bytes = random.oneOf(scripts)
      for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if random.onceIn(3) { bytes.removeSubrange(random.below(bytes.count)...) }
      if bytes.withUnsafeBytes({ ScriptData.json(of: $0) }) != nil { converted += 1 }
    }
    #expect(converted > 500)
  }

  /// Forty lists, each of the next one ten times.
  private static let growing =
    (0..<40).map { number in
      let names = Array(repeating: "x\(number + 1)", count: 10).joined(separator: ",")
      return "const x\(number) = [\(names)];"
    }.joined(separator: "\n") + "\nconst x40 = [{name: 'A'}];\nexport default x0;\n"

  /// Names that stand for each other, or for more and more of each other, are refused and take no time.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "const a = [b, b], b = [a, a]; export default [a, b, a];\n",
      "const a = [a, a, a, a]; export default a;\n",
      FuzzTests.growing,
    ])
  func namesThatGrowWithoutMeasureAreRefused(script: String) {
    let file = TemporaryFile(Array(script.utf8))
    withExtendedLifetime(file) {
      #expect(throws: SourceErrors.self) { try TreeFile.read([file.path], options: ReadingOptions()) }
    }
  }

  /// A statement may declare any number of names, and a file any number of statements.
  @Test func manyNamesTakeTimeInProportion() throws {
    let names = (0..<20_000).map { "a\($0) = [\($0)]" }
    #expect(
      Array("const \(names.joined(separator: ", "));".utf8).withUnsafeBytes { ScriptData.json(of: $0) } != nil
    )
    let lines =
      names.map { "const \($0);" } + [
        "export default [\((0..<20_000).map { "a\($0)" }.joined(separator: ","))];"
      ]
    let text = lines.joined(separator: "\n")
    #expect(Array(text.utf8).withUnsafeBytes { ScriptData.json(of: $0) } != nil)
  }
}
