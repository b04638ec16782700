// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "areapick",
  targets: [
    .target(name: "RegionModel"),
    .target(name: "PickerCore", dependencies: ["RegionModel"]),
  ],
  swiftLanguageModes: [.v6]
)
