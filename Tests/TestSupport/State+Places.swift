import PickerCore
import RegionModel

/// The steps of a state that a test opened with a tree.
extension State {
  public var step: Step { steps[activeStep] }
  public var list: RegionList { step.list }
  public var letterAtCursor: Letter? { step.regionAtCursor?.letter }
}
