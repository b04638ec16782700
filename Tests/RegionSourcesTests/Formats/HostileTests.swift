import RegionModel
import RegionSources
import Testing

/// Files that somebody made to do harm, or that broke.
@Suite struct HostileTests {
  @Test func nestingHasAnEnd() {
    let deep = 100_000
    #expect(outline(String(repeating: "[", count: deep)).hasSuffix("nested more than 50,000 deep"))
    #expect(outline(String(repeating: "{\"a\":", count: deep)).hasSuffix("nested more than 50,000 deep"))
    let list = String(repeating: "<dict><key>a</key>", count: deep)
    #expect(outline("<plist>" + list).hasSuffix("nested more than 50,000 deep"))
    #expect(outline(String(repeating: "<a>", count: deep)).hasSuffix("nested more than 50,000 deep"))
    let open = String(repeating: "<a name='b'>", count: 30_000)
    let close = String(repeating: "</a>", count: 30_000)
    #expect(outline(open + close) == "x:1: nested more than 50,000 deep")
  }

  @Test func tenThousandLevelsAreATree() throws {
    let text = String(repeating: "{\"a\":", count: 9_999) + "[\"x\"]" + String(repeating: "}", count: 9_999)
    let tree = try read(text).tree
    #expect(tree.count == 10_000)
    let paths = (1...200).map { depth in (0..<depth).map { "n\($0)" }.joined(separator: "/") }
    #expect(try read(paths.joined(separator: "\n")).tree.count == 200)
    let places = String(repeating: "<a name='b'>", count: 10_000) + String(repeating: "</a>", count: 10_000)
    #expect(try read(places).tree.count == 10_000)
  }

  @Test func entitiesAreRefused() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <plist><array><string>&b;&b;</string></array></plist>
      """
    #expect(outline(text).hasSuffix("it declares entities, which are not read"))
    let other = text.split(separator: "plist").joined(separator: "places")
    #expect(outline(other).hasSuffix("it declares entities, which are not read"))
    let outside = "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>\n<a name='A'>&b;</a>"
    #expect(outline(outside) == "x:1:52: it declares entities, which are not read")
  }

  @Test func aNameWithoutEndIsAFlawAndNoCrash() {
    let name = String(repeating: "a", count: 1 << 20)
    #expect(outline("[\"\(name)\"]") == "x:1: the name is longer than 60,000 bytes")
    #expect(outline("<a>\n<b name='\(name)'/></a>") == "x:2: the name is longer than 60,000 bytes")
    #expect(outline("id,name\n1,\"\(name)").hasSuffix("the name is longer than 60,000 bytes"))
    #expect(outline("a\n\(name)/b\n").contains("the name is longer than 60,000 bytes"))
  }

  @Test func aNumberOfTenThousandDigitsIsNoCode() {
    let number = String(repeating: "9", count: 10_000)
    #expect(outline("[{\"name\":\"a\",\"code\":\(number)}]") == "x:1: the code is longer than 4,096 bytes")
    #expect(outline("[{\"name\":\"a\",\"size\":\(number)}]") == "a")
  }

  @Test func aNulIsNoText() {
    #expect(outline("a,b\n1,\u{0}2\n") == "x:2: it holds a NUL byte: no text")
    #expect(outline("[\"a\\u0000b\"]") == "x:1: the name 'ab' holds a control character")
  }

  @Test func aBinaryPropertyListMayNotGrowWithoutEnd() {
    // Each array names the next twice: a thousand million values in a hundred bytes.
    var objects: [[UInt8]] = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    objects.append([0x51, 0x61])
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 31] + [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, table]
    let said = bytes.withUnsafeBytes { bytes -> String in
      do throws(SourceErrors) {
        _ = try readTree(bytes, name: "x")
        return "a tree"
      } catch {
        return error.description
      }
    }
    #expect(said == "x: the binary property list is damaged: its objects lie in each other without end")
  }

  @Test func namesOfEveryScriptAreShownWhole() {
    let names = ["می‌خواهم", "👩‍👩‍👧", "क्‍ष", "e\u{301}", "𠮷野家", String(repeating: "宽", count: 60)]
    let text = "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    #expect(outline(text) == names.joined(separator: "\n"))
  }
}
