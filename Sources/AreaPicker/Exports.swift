// What the calls of this room speak in, so that `import AreaPicker` is enough for a program, also for one that lets its
// members be seen by its own imports alone (MemberImportVisibility).
@_exported import CalendarModel
@_exported import ChinaDivisions
@_exported import RegionModel

@_exported import struct PickerCore.Columns
@_exported import enum PickerView.Face
@_exported import enum PickerView.Language
