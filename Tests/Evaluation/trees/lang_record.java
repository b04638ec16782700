public record City(int id, String name, List<String> parts) {}
class X {
  static final List<City> ALL = List.of(
    new City(1, "A", List.of("a", "b")),
    new City(2, "B", List.of("c")));
}
