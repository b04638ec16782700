// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "areapick",
  targets: [
    .target(name: "RegionModel"),
    .target(name: "PickerCore", dependencies: ["RegionModel"]),
    .target(name: "TerminalKit"),
    .target(name: "PickerView", dependencies: ["PickerCore", "RegionModel", "TerminalKit"]),
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncursesw5-dev"])]),
    .target(name: "CursesTerminal", dependencies: ["TerminalKit", "CNCurses"]),

    // Measured by scripts/bench.
    .executableTarget(
      name: "MicroBench", dependencies: ["PickerCore", "PickerView", "RegionModel"],
      path: "Tests/Bench/Micro"),
  ],
  swiftLanguageModes: [.v6]
)
