package cluewright.model.rule;

import java.util.List;

/** How a rule is shown on a board. */
public sealed interface Mark {

  /** Not drawn: the rule is given in words. */
  record None() implements Mark {}

  record Tint() implements Mark {}

  /** A straight line through all cells. */
  record Diagonal() implements Mark {}

  /**
   * A small disc on the border of two cells, white or black, with the label of the rule if it has
   * one.
   */
  record Dot(boolean isBlack) implements Mark {}

  /** The label of the rule on the border of two cells. */
  record Numeral() implements Mark {}

  /** A letter on the border of two cells. */
  record Letter(String letter) implements Mark {}

  /** A sign on the border of two cells that opens towards the second. */
  record Chevron() implements Mark {}

  /**
   * A broad line through the middles of cells.
   *
   * @param paint how it is drawn
   * @param first what stands in the first cell
   * @param last what stands in the last cell
   */
  record Line(Paint paint, Tip first, Tip last) implements Mark {
    /** True if a disc stands in the first cell. */
    public boolean hasBulb() {
      return first == Tip.BULB;
    }
  }

  /**
   * A circle in the first cell, out of which a ray leads along each part of the rule.
   *
   * @param tip what stands at the end of a ray
   */
  record Rays(Tip tip) implements Mark {
    /**
     * True for a part that a short ray tells: an arrow that goes on as far as the grid, or a line
     * to the next cell.
     *
     * @param part the circle and other cells, in a straight line from it
     */
    public boolean isShort(List<Integer> part, Layout layout) {
      int end = part.get(part.size() - 1);
      int down = layout.row(part.get(1)) - layout.row(part.get(0));
      int right = layout.column(part.get(1)) - layout.column(part.get(0));
      return tip == Tip.ARROW
          ? !layout.grid().has(layout.row(end) + down, layout.column(end) + right)
          : Math.max(Math.abs(down), Math.abs(right)) == 1;
    }
  }

  /** A figure in each cell. */
  record InCell(Figure figure) implements Mark {}

  /** A small circle with the rule's label on the corner that the cells share. */
  record Corner() implements Mark {}

  /**
   * The rule's label outside the grid, before the first cell.
   *
   * @param frame tells it from labels of other kinds there
   */
  record Beside(Frame frame) implements Mark {}

  /** What is drawn around a label outside the grid where there are labels of several kinds. */
  enum Frame {
    /** None: the label has an arrow or begins with a sign of its own. */
    NONE,
    /** A bar above and below. */
    BARS,
    /** Open below. */
    ROOF,
    /** Open above. */
    TROUGH,
    RING,
    BOX
  }

  /** The end of a line. */
  enum Tip {
    NONE,
    /** A filled disc. */
    BULB,
    /** An open circle. */
    CIRCLE,
    /** An open square that stands on a corner. */
    DIAMOND,
    /** The head of an arrow. */
    ARROW
  }

  /** What is drawn in a cell, behind its digit. */
  enum Figure {
    /** A grey disc. */
    DISC,
    /** A grey square. */
    SQUARE,
    /** A circle. */
    RING,
    /** A triangle that points down. */
    LOW,
    /** A triangle that points up. */
    HIGH,
    /** Four small arrows that point into the cell. */
    SMALLEST,
    /** Four small arrows that point out of it. */
    LARGEST,
    /** A tint with a bar on the left and on the right. */
    OF_COLUMN,
    /** A tint with a bar above and below. */
    OF_ROW,
    /** The candidates in small digits. */
    CANDIDATES
  }

  /** A dashed line around the cells, with the value of the rule in the corner of the first. */
  record Outline() implements Mark {}

  /** The look of a line: its colour on screen, its shade and strokes in print. */
  enum Paint {
    /** The shaft of an arrow. */
    THIN,
    GREY,
    SILVER,
    PURPLE,
    GREEN,
    BLUE,
    ORANGE,
    LILAC,
    TEAL,
    ROSE,
    RED
  }
}
