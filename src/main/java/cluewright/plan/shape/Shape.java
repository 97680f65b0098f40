package cluewright.plan.shape;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Locale;

/** A kind of shapes that are drawn by lot. */
public enum Shape {
  /** Cages over the whole board, the sums of which are open. */
  CAGES(new Range(2, 5), Kinds.CAGE),
  THERMOMETERS(new Range(3, 6), Kinds.THERMOMETER),
  /** Arrows, of which the first cell is the circle. */
  ARROWS(new Range(3, 4), Kinds.ARROW),
  WHISPERS(new Range(3, 6), Kinds.WHISPERS),
  RENBANS(new Range(3, 5), Kinds.RENBAN),
  PALINDROMES(new Range(3, 6), Kinds.PALINDROME),
  DOTS(new Range(2, 2), Kinds.WHITE_DOT, Kinds.BLACK_DOT),
  XV(new Range(2, 2), Kinds.X, Kinds.V),
  SIGNS(new Range(2, 2), Kinds.LESS);

  private final Range sizes;
  private final List<Kind> kinds;

  Shape(Range sizes, Kind... kinds) {
    this.sizes = sizes;
    this.kinds = List.of(kinds);
  }

  /** The name of its option. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The cells of each, where nothing else is asked for. */
  public Range usualSizes() {
    return sizes;
  }

  /** True if each is a sign between two cells. */
  public boolean isOfTwoCells() {
    return sizes.most() == 2;
  }

  List<Kind> kinds() {
    return kinds;
  }
}
