// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "areapick",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "RegionModel"),
    .target(name: "RegionSearch", dependencies: ["RegionModel"]),
    .target(name: "PickerCore", dependencies: ["RegionModel"]),
    .target(name: "RegionSources", dependencies: ["RegionModel"]),
    .executableTarget(
      name: "areapick",
      dependencies: [
        "RegionModel", "RegionSearch", "PickerCore", "RegionSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
