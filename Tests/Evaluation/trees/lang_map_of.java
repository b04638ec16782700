package geo;

import java.util.List;
import java.util.Map;

public final class Regions {
  private Regions() {}

  public static final Map<String, List<String>> BY_REGION = Map.of(
      "Marrakech Safi", List.of("Marrakech", "Safi"),
      "Souss", List.of("Agadir"));

  public static List<String> of(String region) {
    return BY_REGION.getOrDefault(region, List.of());
  }
}
