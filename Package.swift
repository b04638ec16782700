// swift-tools-version: 6.2
import PackageDescription

/// The linker makes the code of a room with these settings, of all its files as one; otherwise each file is compiled
/// on its own. scripts/build asks for that. Nobody else does, since a package with such flags cannot be depended on.
let leftToLinker: [SwiftSetting] =
  Context.environment["AREAPICK_LINK_TIME"] == nil
  ? [] : [.unsafeFlags(["-Xfrontend", "-lto=llvm-full", "-Xfrontend", "-emit-bc"])]

let package = Package(
  name: "areapick",
  products: [
    .executable(name: "areapick", targets: ["areapick"]),
    // The picker for other Swift programs, with the rooms whose types it speaks in.
    .library(
      name: "AreaPicker",
      targets: [
        "AreaPicker", "CalendarModel", "ChinaDivisions", "CursesTerminal", "PickerCore", "PickerView",
        "RegionModel", "RegionSources",
      ]),
    // Without a screen, each with the divisions: the tree, the search, the resolver of addresses.
    .library(name: "RegionModel", targets: ["RegionModel", "ChinaDivisions"]),
    .library(name: "RegionSearch", targets: ["RegionSearch", "RegionModel", "ChinaDivisions"]),
    .library(
      name: "AddressResolving",
      targets: ["AddressResolving", "RegionSearch", "RegionModel", "ChinaDivisions"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The rooms; scripts/check-rooms holds what each imports against the table in Architecture.md.
    .target(name: "RegionModel"),
    .target(name: "Romanization"),
    .target(name: "CalendarModel"),
    .target(name: "EmbeddedAtlas"),
    .target(name: "ChinaDivisions", dependencies: ["EmbeddedAtlas", "RegionModel", "Romanization"]),
    .target(name: "RegionSearch", dependencies: ["RegionModel"]),
    .systemLibrary(name: "CPrefetch"),
    .target(
      name: "AddressResolving", dependencies: ["CPrefetch", "RegionModel", "RegionSearch"],
      swiftSettings: leftToLinker),
    .systemLibrary(name: "CYajl", providers: [.apt(["libyajl-dev"])]),
    .systemLibrary(name: "CCSV", providers: [.apt(["libcsv-dev"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "ProcessKeeper"),
    .target(name: "RuntimeStart"),
    .target(
      name: "RegionSources",
      dependencies: [
        "CCSV", "CExpat", "CMalloc", "CSQLite", "CYAML", "CYajl", "ProcessKeeper", "RegionModel",
        "RegionSearch", "Romanization",
      ]),
    .target(name: "PickerCore", dependencies: ["CalendarModel", "RegionModel", "RegionSearch"]),
    .target(name: "TerminalKit"),
    .target(
      name: "PickerView",
      dependencies: ["CalendarModel", "PickerCore", "RegionModel", "RegionSearch", "TerminalKit"]),
    .target(
      name: "PickerRecording",
      dependencies: [
        "AddressResolving", "CalendarModel", "PickerCore", "PickerView", "RegionModel", "RegionSearch",
        "TerminalKit",
      ]),
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncursesw5-dev"])]),
    .target(name: "TerminalGuard"),
    .target(name: "CursesTerminal", dependencies: ["TerminalKit", "CNCurses", "TerminalGuard"]),
    .target(
      name: "AreaPicker",
      dependencies: [
        "AddressResolving", "CalendarModel", "ChinaDivisions", "CursesTerminal", "PickerCore",
        "PickerRecording", "PickerView", "RegionModel", "RegionSearch", "RegionSources", "Romanization",
        "TerminalKit",
      ]),
    .executableTarget(
      name: "areapick",
      dependencies: [
        "AddressResolving", "AreaPicker", "CPrefetch", "CalendarModel", "ChinaDivisions", "CursesTerminal",
        "EmbeddedAtlas", "PickerCore", "PickerRecording", "PickerView", "RegionModel", "RegionSearch",
        "RegionSources", "Romanization", "RuntimeStart", "TerminalKit",
      ]),
    .executableTarget(
      name: "atlasc",
      dependencies: [
        "AddressResolving", "RegionModel", "RegionSearch", "Romanization",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests, what they share, and the tools that the scripts run.
    .target(
      name: "TestSupport",
      dependencies: ["PickerCore", "PickerView", "RegionModel", "RegionSearch", "TerminalKit"],
      path: "Tests/TestSupport"),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .systemLibrary(name: "CLinux", path: "Tests/CLinux"),
    .target(name: "TerminalSupport", dependencies: ["CLinux", "CVTerm"], path: "Tests/TerminalSupport"),
    .testTarget(name: "TerminalSupportTests", dependencies: ["TerminalSupport"]),
    .target(
      name: "Soaking",
      dependencies: ["EmbeddedAtlas", "Fuzzing", "RegionModel", "TerminalKit", "TerminalSupport"],
      path: "Tests/Soaking"),
    .executableTarget(
      name: "Soak", dependencies: ["Fuzzing", "Soaking", "TerminalSupport"], path: "Tests/Soak",
      exclude: ["thread-sanitizer.txt"]),
    .executableTarget(
      name: "Crashing", dependencies: ["CursesTerminal", "TerminalKit"], path: "Tests/Crashing"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ConsumerExamples", "ConsumerTwentyLines", "Crashing", "Fuzzing", "RegionModel", "Soaking",
        "TerminalSupport", "TestSupport",
      ]),
    .target(
      name: "Fuzzing", dependencies: ["AddressResolving", "RegionModel", "RegionSearch", "RegionSources"],
      path: "Tests/Fuzzing"),
    .executableTarget(
      name: "FuzzAtlas", dependencies: ["EmbeddedAtlas", "Fuzzing", "RegionModel"], path: "Tests/FuzzAtlas"),
    .testTarget(
      name: "RegionSearchTests",
      dependencies: ["EmbeddedAtlas", "Fuzzing", "RegionModel", "RegionSearch", "TestSupport"]),
    .testTarget(
      name: "AddressResolvingTests",
      dependencies: [
        "AddressResolving", "EmbeddedAtlas", "Fuzzing", "RegionModel", "RegionSearch", "TestSupport",
      ]),
    .testTarget(name: "CalendarModelTests", dependencies: ["CalendarModel"]),
    .testTarget(
      name: "RegionSourcesTests",
      dependencies: ["CSQLite", "Fuzzing", "RegionModel", "RegionSearch", "RegionSources", "TestSupport"]),
    .testTarget(
      name: "AreaPickerTests",
      dependencies: [
        "AddressResolving", "AreaPicker", "CLinux", "CSQLite", "ChinaDivisions", "CursesTerminal",
        "PickerCore", "PickerView", "RegionModel", "RegionSearch", "RegionSources", "TestSupport",
      ]),
    .testTarget(
      name: "AreapickTests",
      dependencies: [
        "CalendarModel", "AddressResolving", "areapick", "CursesTerminal", "EmbeddedAtlas", "PickerCore",
        "PickerRecording",
        "PickerView", "RegionModel", "RegionSearch", "RegionSources", "TestSupport",
      ],
      exclude: ["Recordings"]),
    .testTarget(name: "RegionModelTests", dependencies: ["RegionModel", "TestSupport", "Fuzzing"]),
    .testTarget(
      name: "PickerCoreTests", dependencies: ["CalendarModel", "PickerCore", "RegionSearch", "TestSupport"]),
    .testTarget(
      name: "PlayTests",
      dependencies: [
        "areapick", "CalendarModel", "Fuzzing", "PickerCore", "PickerView", "RegionModel", "RegionSearch",
        "TerminalKit", "TestSupport",
      ]),
    .testTarget(
      name: "RomanizationTests", dependencies: ["Romanization", "RegionModel", "EmbeddedAtlas"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AtlascTests",
      dependencies: ["atlasc", "EmbeddedAtlas", "RegionModel", "RegionSearch", "Romanization"],
      exclude: ["Fixtures"]),
    .testTarget(name: "TerminalKitTests", dependencies: ["TerminalKit", "Fuzzing"]),
    .testTarget(
      name: "PickerViewTests",
      dependencies: [
        "CalendarModel", "EmbeddedAtlas", "PickerCore", "PickerView", "RegionModel", "RegionSearch",
        "TerminalKit",
        "TestSupport",
      ],
      exclude: ["Screens"]),
    .testTarget(
      name: "PickerRecordingTests",
      dependencies: [
        "CalendarModel", "Fuzzing", "PickerCore", "PickerRecording", "PickerView", "RegionModel",
        "RegionSearch",
        "TestSupport",
      ]),
    .testTarget(name: "ScriptTests"),
    // What Tests/Consumer builds as a package of its own; here it is compiled with the tests.
    .executableTarget(
      name: "ConsumerTwentyLines", dependencies: ["AreaPicker"], path: "Tests/Consumer/Sources/TwentyLines"),
    .executableTarget(
      name: "ConsumerExamples", dependencies: ["AddressResolving", "AreaPicker", "RegionSearch"],
      path: "Tests/Consumer/Sources/Examples"),
    .testTarget(name: "CursesTerminalTests", dependencies: ["CursesTerminal", "TerminalKit"]),
    .executableTarget(
      name: "Evaluate", dependencies: ["AddressResolving", "EmbeddedAtlas", "RegionModel", "RegionSearch"],
      path: "Tests/Evaluation",
      exclude: [
        "README.md", "addresses.tsv", "addresses-dev.tsv", "addresses-fresh.tsv", "addresses-real.tsv",
        "addresses-styles.tsv", "fzf_lines.awk", "make_addresses.py",
        "addresses-blind.tsv", "addresses-found.tsv", "addresses-further.tsv", "addresses-outside.tsv",
        "addresses-gathered.tsv",
        "addresses-unseen.tsv",
        "queries.tsv", "queries-dev.tsv", "queries-fresh.tsv", "shares.awk", "trees",
      ]),
    .executableTarget(
      name: "SearchBench", dependencies: ["EmbeddedAtlas", "RegionModel", "RegionSearch", "RegionSources"],
      path: "Tests/Bench/Search"),
    .executableTarget(
      name: "MicroBench", dependencies: ["EmbeddedAtlas", "PickerCore", "PickerView", "RegionModel"],
      path: "Tests/Bench/Micro"),
  ],
  swiftLanguageModes: [.v6]
)
