package cluewright.format;

import cluewright.model.Boards;
import java.util.List;

/** Whether a text is more likely a puzzle or a mask. */
public enum TextKind {
  PUZZLE,
  MASK;

  /**
   * A text with one kind of mark that is no digit, or of {@code 0} and {@code 1} alone, is a mask;
   * anything else is taken for a puzzle.
   */
  public static TextKind of(String text) {
    Cells cells = new CellReader(Boards.ALL, List.of(), (layout, any) -> true).likeliest(text, 1);
    int[] marks = cells.symbols().chars().filter(c -> c != '.' && c != '0').distinct().toArray();
    if (marks.length != 1) {
      return PUZZLE;
    }
    boolean isBinary = marks[0] == '1' && cells.symbols().chars().noneMatch(c -> c == '.');
    return isBinary || !Character.isDigit(marks[0]) ? MASK : PUZZLE;
  }
}
