import PickerCore
import RegionModel
import TestSupport
import Testing

/// A picker whose lists come one by one, with their source.
struct LoadingStore {
  let source: SplitTree
  let store: TestStore

  /// A picker that has only its roots.
  ///
  /// - Parameter path: The chosen places, by names joined by slashes; their lists have come.
  init(
    _ tree: RegionTree = SmallTrees.china, chosen path: String = "", size: Size = Size(columns: 80, rows: 24),
    _ configure: (inout Options) -> Void = { _ in }
  ) {
    let source = SplitTree(tree)
    self.source = source
    store = TestStore(source.roots.tree, size: size) { options in
      options.loadsChildren = true
      configure(&options)
    }
    for (index, region) in source.path(path).enumerated() {
      choose(region, generation: index + 1)
      answer(source.path(path).prefix(index + 1).map { $0 }, generation: index + 1)
    }
  }

  /// A picker in the tree of chains, whose only root is skipped; 乙市 is chosen and its list awaited.
  static func belowTheOnlyRoot() -> LoadingStore {
    let loading = LoadingStore(SmallTrees.chains)
    let path = loading.source.path("单省")
    loading.store.expect(.loadChildren(of: path, generation: 1), .tick(after: 0))
    loading.answer(path, generation: 1)
    loading.choose(loading.source.at("单省/乙市"), generation: 2)
    return loading
  }

  var state: State { store.state }

  /// Chooses a place without checking the changes, which `ChildrenTests` does.
  func choose(_ region: Region, generation: Int) {
    let row = store.state.list.position(of: region) ?? -1
    let path = store.state.path(above: store.state.activeStep) + [region]
    store.sendUntold(.rowPicked(row))
    store.expect(.loadChildren(of: path, generation: generation), .tick(after: 0))
  }

  private func answer(_ path: [Region], generation: Int) {
    store.sendUntold(.childrenLoaded(source.children(of: path), generation: generation))
  }
}

extension State {
  /// The chosen regions of the steps before `step`.
  fileprivate func path(above step: Int) -> [Region] { steps[..<step].compactMap(\.chosen) }
}

extension SplitTree {
  /// Answers with the list of each path but the last, and expects that the next one is asked for.
  ///
  /// - Parameter generation: That of the first list.
  func follow(_ store: TestStore, _ paths: String..., from generation: Int) {
    for (index, (path, next)) in zip(paths, paths.dropFirst()).enumerated() {
      answer(store, path, generation: generation + index)
      expectLoad(store, next, generation: generation + index + 1)
    }
  }

  /// Answers the question for what stands below a path.
  func answer(_ store: TestStore, _ path: String, generation: Int) {
    store.sendUntold(.childrenLoaded(children(of: self.path(path)), generation: generation))
  }

  /// Expects the question for what stands below a path.
  func expectLoad(
    _ store: TestStore, _ path: String, generation: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    store.expect(
      .loadChildren(of: self.path(path), generation: generation), .tick(after: 0),
      sourceLocation: sourceLocation)
  }
}
