package cluewright.studio.masks;

import cluewright.phrase.Phrase;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a plain press on the board does. */
public enum PaintTool {
  /** Paints an empty cell or erases a painted one, and does the same along the stroke. */
  PENCIL("P"),
  ERASER("E"),
  /** Changes a connected area of one kind. */
  FILL("F"),
  LINE("L"),
  RECTANGLE("R");

  private final String key;

  PaintTool(String key) {
    this.key = key;
  }

  /** The letter that selects it. */
  public String key() {
    return key;
  }

  public static Optional<PaintTool> withKey(String letter) {
    return Arrays.stream(values()).filter(tool -> tool.key.equals(letter)).findFirst();
  }

  Phrase title() {
    return Phrase.of("masks.tool-name-" + word());
  }

  /** Its name and effect. */
  public Phrase hint() {
    return Phrase.of("masks.tool-" + word(), key);
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if a stroke is defined by its two end cells, whatever lies in between. */
  boolean hasTwoEnds() {
    return this == LINE || this == RECTANGLE;
  }
}
