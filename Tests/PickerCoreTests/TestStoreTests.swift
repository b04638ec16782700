import TestSupport
import Testing

@testable import PickerCore

/// The store fails if a test names too few or too many changes.
struct TestStoreTests {
  private let store = TestStore(SmallTrees.china)

  @Test func aChangeThatWasNotNamedFails() {
    withKnownIssue { store.send(.cursorMoved(by: 1)) }
  }

  @Test func aChangeThatDidNotComeFails() {
    withKnownIssue { store.send(.cursorMoved(by: -1)) { $0.steps[0].cursor = 1 } }
  }

  @Test func anEffectThatWasNotNamedFailsAtTheNextAction() {
    store.send(.suspensionAsked)
    withKnownIssue { store.send(.firstRowAsked) }
  }

  @Test func anEffectThatWasNotNamedFailsAtTheEnd() {
    store.send(.suspensionAsked)
    withKnownIssue { store.finish() }
  }

  @Test func anEffectThatDidNotComeFails() {
    withKnownIssue { store.expect(.redraw) }
  }
}
