import EmbeddedAtlas
import Romanization

extension ReadingTexts {
  /// The tables of readings that are built into the program.
  public static var builtIn: ReadingTexts {
    ReadingTexts(
      characters: UnsafeRawBufferPointer(
        start: areapick_characters_start(), count: Int(areapick_characters_size)),
      rules: UnsafeRawBufferPointer(start: areapick_readings_start(), count: Int(areapick_readings_size)),
      traditional: UnsafeRawBufferPointer(
        start: areapick_traditional_start(), count: Int(areapick_traditional_size)))
  }
}
