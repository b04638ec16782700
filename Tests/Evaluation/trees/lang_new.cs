namespace X {
  public enum Kind { A, B }
  public class City { public int Id { get; set; } public string Name { get; set; } = ""; }
  public static class Store {
    public static readonly City[] All = {
      new() { Id = 1, Name = "Lahore" },
      new() { Id = 2, Name = "Multan" },
    };
  }
}
