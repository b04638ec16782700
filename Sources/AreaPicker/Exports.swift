// The modules and types that this room's public calls use. With them `import AreaPicker` is enough for a program, even
// under MemberImportVisibility, which hides members of modules that a file does not import.
@_exported import CalendarModel
@_exported import ChinaDivisions
@_exported import RegionModel

@_exported import struct PickerCore.Columns
@_exported import enum PickerView.Face
@_exported import enum PickerView.Language
