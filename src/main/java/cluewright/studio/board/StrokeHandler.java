package cluewright.studio.board;

import cluewright.model.CellSet;
import java.util.List;

/** Handles strokes over the board; a stroke runs from press to release. */
public interface StrokeHandler {

  enum Intent {
    /** What the chosen tool does. */
    TOOL,
    /** Erase, whatever the tool. */
    ERASE
  }

  void begin(int cell, Intent intent);

  void extend(int cell);

  void end();

  /** Undoes the stroke as if it had never started. */
  void cancel();

  /**
   * The way of a stroke that a press outside the grid stands for, as cells in order; none if it
   * means nothing.
   *
   * @param row where it is, in cells from the upper edge of the board
   * @param column where it is, in cells from the left edge
   */
  default List<Integer> fromOutside(double row, double column) {
    return List.of();
  }

  /** Handles a key at a cell: a stroke of this cell alone, or one end of a longer one. */
  default void dab(int cell, Intent intent) {
    begin(cell, intent);
    end();
  }

  /** Notes the keyboard's move to another cell. */
  default void lookAt(int cell) {}

  /** True if the stroke may go diagonally, also by keys; grazed cells then do not count. */
  default boolean goesByMiddles() {
    return false;
  }

  /** The cells that a stroke at {@code cell} would also change. */
  CellSet reach(int cell);

  /** True if a stroke starting at {@code cell} would erase. */
  boolean wouldErase(int cell, Intent intent);
}
