package cluewright.format;

import cluewright.model.Boards;
import java.util.List;

/** Whether a text is more likely a puzzle or a mask. */
public enum TextKind {
  PUZZLE,
  MASK;

  /** How much of a long text is examined; this usually covers all cells of any board. */
  private static final int LOOKED_AT = 1 << 16;

  /** Characters that make up a table without digits if there are no others. */
  private static final String SEPARATORS = ",;";

  /**
   * Classifies a text: with a single kind of mark that is not a digit, or with {@code 0} and {@code
   * 1} only, it is a mask; otherwise a puzzle.
   */
  public static TextKind of(String text) {
    CellCharacters cells = cells(text.substring(0, Math.min(text.length(), LOOKED_AT)));
    if (!cells.isFull() && text.length() > LOOKED_AT) {
      cells = cells(text);
    }
    int[] marks = cells.symbols().chars().filter(c -> c != '.' && c != '0').distinct().toArray();
    if (marks.length == 0) {
      return isHashed(text) ? MASK : PUZZLE;
    }
    if (marks.length > 1 || SEPARATORS.indexOf(marks[0]) >= 0) {
      return PUZZLE;
    }
    boolean isBinary = marks[0] == '1' && cells.symbols().chars().noneMatch(c -> c == '.');
    return isBinary || !Character.isDigit(marks[0]) ? MASK : PUZZLE;
  }

  /** True if the only mark is the one that begins comments elsewhere. */
  private static boolean isHashed(String text) {
    String start = text.substring(0, Math.min(text.length(), LOOKED_AT));
    return start.chars().anyMatch(c -> c == '#')
        && TextLayout.HASHED.read(start, 1).symbols().chars().allMatch(c -> "#.0".indexOf(c) >= 0);
  }

  private static CellCharacters cells(String text) {
    return new CellReader(Boards.ALL, List.of(), (layout, any) -> true).likeliest(text, 1);
  }
}
