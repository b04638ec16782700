// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "areapick",
  targets: [
    .target(name: "RegionModel"),
    .target(name: "PickerCore", dependencies: ["RegionModel"]),

    .target(name: "Fuzzing", dependencies: ["RegionModel"], path: "Tests/Fuzzing"),
    .executableTarget(name: "FuzzAtlas", dependencies: ["Fuzzing"], path: "Tests/FuzzAtlas"),
    .target(name: "TestSupport", dependencies: ["RegionModel", "PickerCore"], path: "Tests/TestSupport"),
    .testTarget(name: "RegionModelTests", dependencies: ["RegionModel", "TestSupport", "Fuzzing"]),
    .testTarget(name: "PickerCoreTests", dependencies: ["PickerCore", "TestSupport", "Fuzzing"]),
  ],
  swiftLanguageModes: [.v6]
)
