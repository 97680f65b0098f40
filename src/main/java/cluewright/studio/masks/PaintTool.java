package cluewright.studio.masks;

import cluewright.phrase.Phrase;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The effect of a plain press on the board. */
public enum PaintTool {
  /** Paints an open cell and erases a painted one, with all that the stroke goes over. */
  PENCIL("P"),
  ERASER("E"),
  /** Changes all cells of one kind that are joined by sides. */
  FILL("F"),
  LINE("L"),
  RECTANGLE("R");

  private final String key;

  PaintTool(String key) {
    this.key = key;
  }

  /** The letter that takes the tool in hand. */
  public String key() {
    return key;
  }

  /** The tool of a letter. */
  public static Optional<PaintTool> withKey(String letter) {
    return Arrays.stream(values()).filter(tool -> tool.key.equals(letter)).findFirst();
  }

  /** Its name, and what it does. */
  public Phrase hint() {
    return Phrase.of("masks.tool-" + word(), key);
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Tests whether a stroke is drawn from one cell to another, whatever lies on the way. */
  boolean hasTwoEnds() {
    return this == LINE || this == RECTANGLE;
  }
}
