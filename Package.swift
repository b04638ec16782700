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

    .target(
      name: "TestSupport", dependencies: ["PickerCore", "PickerView", "RegionModel", "TerminalKit"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "PickerViewTests", dependencies: ["PickerCore", "PickerView", "RegionModel", "TerminalKit", "TestSupport"],
      exclude: ["Screens"]),
    .testTarget(name: "TerminalKitTests", dependencies: ["TerminalKit"]),
    .testTarget(name: "CursesTerminalTests", dependencies: ["CursesTerminal", "TerminalKit"]),
  ],
  swiftLanguageModes: [.v6]
)
