// MicroBench: measures the pure rooms without a terminal. scripts/bench runs it and reads its output: one figure per
// line, name and value, times in microseconds.
//
//   MicroBench [ATLAS]    a compiled atlas; without one, a made-up tree of the same shape
//
// The screen is 120×40. A figure is for one action: `reduce`, then `render`.
import Glibc
import PickerCore
import RegionModel

let screen = Size(columns: 120, rows: 40)

let tree = try CommandLine.arguments.dropFirst().first.map(SampleTrees.read) ?? SampleTrees.nationwide()
let actions = measureMixedActions(on: tree, count: 20_000)
print("action_median_us", actions.median)
print("action_p99_us", actions.quantile(0.99))

let lists = measureOpening(of: try SampleTrees.twoLists(small: 10, large: 1_000_000), rounds: 501)
print("open_ten_us", lists.small.median)
print("open_million_us", lists.large.median)
print("letters_million_us", lists.letters.median)
