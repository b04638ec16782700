import PickerCore
import RegionModel

/// Shortcuts for the steps of a state.
extension State {
  public var step: Step { steps[activeStep] }
  public var list: Rows { step.list }
  public var letterAtCursor: Letter? { step.regionAtCursor?.letter }
}
