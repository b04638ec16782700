// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "areapick",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "RegionModel"),
    .target(name: "Romanization"),
    .target(name: "EmbeddedAtlas"),
    .target(name: "PickerCore", dependencies: ["RegionModel"]),
    .executableTarget(
      name: "atlasc",
      dependencies: [
        "RegionModel", "Romanization",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
