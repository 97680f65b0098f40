package cluewright.plan.shape;

import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Locale;

/** A kind of shapes that are drawn by lot. */
public enum Shape {
  /** Cages over the whole board, the sums of which are open. */
  CAGES(new Range(2, 5), new Range(28, 34), Kinds.CAGE),
  THERMOMETERS(new Range(3, 6), new Range(8, 10), Kinds.THERMOMETER),
  /** Arrows, of which the first cell is the circle. */
  ARROWS(new Range(3, 4), new Range(8, 12), Kinds.ARROW),
  WHISPERS(new Range(3, 6), new Range(4, 6), Kinds.WHISPERS),
  RENBANS(new Range(3, 5), new Range(6, 8), Kinds.RENBAN),
  PALINDROMES(new Range(3, 6), new Range(4, 6), Kinds.PALINDROME),
  DOTS(new Range(2, 2), new Range(16, 24), Kinds.WHITE_DOT, Kinds.BLACK_DOT),
  XV(new Range(2, 2), new Range(12, 18), Kinds.X, Kinds.V),
  SIGNS(new Range(2, 2), new Range(20, 30), Kinds.LESS);

  /** The cells of the board that the usual counts are for. */
  private static final int CELLS = 81;

  private final Range sizes;
  private final Range count;
  private final List<Kind> kinds;

  Shape(Range sizes, Range count, Kind... kinds) {
    this.sizes = sizes;
    this.count = count;
    this.kinds = List.of(kinds);
  }

  /** The name of its option, and in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The cells of each, where nothing else is asked for. */
  public Range usualSizes() {
    return sizes;
  }

  /** As many as suit a board. */
  Range usualCount(Board board) {
    return new Range(onBoard(count.least(), board), onBoard(count.most(), board));
  }

  private static int onBoard(int number, Board board) {
    return Math.max(1, (number * board.cells() + CELLS / 2) / CELLS);
  }

  /** True if each is a sign between two cells. */
  public boolean isOfTwoCells() {
    return sizes.most() == 2;
  }

  List<Kind> kinds() {
    return kinds;
  }
}
