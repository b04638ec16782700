import AreaPicker

func pickPlace() throws {
  if let place = try AreaPicker.pick(.divisions) {
    print(place.code, place.path.map(\.name).joined(separator: "/"))
  }
}
