// What the calls of this room speak in, so that `import AreaPicker` is enough for a program.
@_exported import CalendarModel
@_exported import ChinaDivisions
import PickerCore
import PickerView
@_exported import RegionModel

public typealias Face = PickerView.Face
public typealias Language = PickerView.Language
