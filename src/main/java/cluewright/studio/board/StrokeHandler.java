package cluewright.studio.board;

import cluewright.model.CellSet;

/** Who acts on strokes over the board; one stroke runs from a press to its release. */
public interface StrokeHandler {

  /** The wish behind the pressed button or key. */
  enum Intent {
    /** As the chosen tool says. */
    TOOL,
    /** Erase, whatever the tool. */
    ERASE
  }

  void begin(int cell, Intent intent);

  void extend(int cell);

  void end();

  /** Ends the stroke as if it had never begun. */
  void cancel();

  /** The act of a key at a cell: a stroke of this cell alone, or one end of a longer one. */
  default void dab(int cell, Intent intent) {
    begin(cell, intent);
    end();
  }

  /** Notes that the keyboard went to another cell. */
  default void lookAt(int cell) {}

  /**
   * True if a stroke under way goes from corner to corner, too: cells that it only grazes are not
   * meant then, and keys lead it diagonally.
   */
  default boolean goesByMiddles() {
    return false;
  }

  /** The cells that a stroke at {@code cell} would change along with it. */
  CellSet reach(int cell);

  /** True if a stroke that begins at {@code cell} would erase. */
  boolean wouldErase(int cell, Intent intent);
}
