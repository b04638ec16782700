// ResolveBench: what resolving an address costs on one core, start-up left out. Run by scripts/bench-resolve.
//
//   ResolveBench FILE ROUNDS    reads all lines once, resolves them ROUNDS times, prints microseconds an address
//                               of the fastest round
import EmbeddedAtlas
import Glibc
import RegionModel
import RegionSearch

var input: [UInt8] = []
var block = [UInt8](repeating: 0, count: 1 << 20)
if let file = fopen(CommandLine.arguments[1], "r") {
  while case let count = fread(&block, 1, block.count, file), count > 0 { input += block.prefix(count) }
}
let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
let tree = try RegionTree(bytes: bytes, check: .header)
let lines = input.split(separator: UInt8(ascii: "\n"))

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

let start = now()
let resolver = AddressResolver(tree)
let scratch = AddressScratch(resolver)
print("start_us", now() - start)
var best = Double.infinity
for _ in 0..<(Int(CommandLine.arguments[2]) ?? 5) {
  let start = now()
  var found = 0
  for line in lines { line.withUnsafeBytes { if resolver.resolve($0, scratch).region != nil { found += 1 } } }
  best = min(best, (now() - start) / Double(lines.count))
}
print("address_us", best)
if CommandLine.arguments.count > 3 {
  for line in lines {
    line.withUnsafeBytes { raw in
      let match = resolver.resolve(raw, scratch)
      let rest = String(decoding: raw[match.rest], as: UTF8.self)
      print(
        "\(match.region?.code ?? "-")\t\(rest)\t\(match.confidence)\t\(match.path.map(\.name).joined(separator: "/"))\t\(match.outdated?.name ?? "")"
      )
    }
  }
}
