// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as a stranger would write it: no flags, nothing but the products.
let package = Package(
  name: "consumer",
  dependencies: [.package(name: "areapick", path: "../..")],
  targets: [
    // Under the strictest rule of imports, so that one import is enough for every stranger.
    .executableTarget(
      name: "TwentyLines", dependencies: [.product(name: "AreaPicker", package: "areapick")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .executableTarget(
      name: "Examples",
      dependencies: [
        .product(name: "AreaPicker", package: "areapick"),
        .product(name: "RegionSearch", package: "areapick"),
        .product(name: "AddressResolving", package: "areapick"),
      ]),
  ]
)
