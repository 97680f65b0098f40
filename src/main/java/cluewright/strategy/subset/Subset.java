package cluewright.strategy.subset;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Scope;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A set of k cells of a house that reserve k digits for themselves: pair (k = 2), triple (3), quad
 * (4), and so on.
 *
 * <p>Beside a naked set of k stands a hidden set of all other digits of the house, and the other
 * way round: both eliminate the same from the house. So boards of n digits need no set of more than
 * n/2, and for each size beyond the quad there is a smallest board.
 */
public final class Subset {

  /** How the set shows. */
  private enum Kind {
    /** The cells have only these digits, and what sees all the cells loses them. */
    NAKED,
    /** The digits have only these cells in the house, and the cells lose all other digits. */
    HIDDEN,
    /**
     * A naked set in the crossing of a box and a line, which eliminates from both. Not monotone: it
     * asks for something to eliminate in the box and in the line at once.
     */
    LOCKED
  }

  private Subset() {}

  public static Strategy naked(int size, Variant variant) {
    return of(Kind.NAKED, size, About.of(Group.SUBSETS, variant).withOtherNames(1));
  }

  public static Strategy hidden(int size, Variant variant) {
    return of(Kind.HIDDEN, size, About.of(Group.SUBSETS, variant).withOtherNames(1));
  }

  /**
   * A naked set larger than a quad, named by its size.
   *
   * @param position where it is tried, in HoDoKu's order
   */
  public static Strategy largeNaked(int size, int position, int score) {
    return large(Kind.NAKED, "naked-set", size, position, score);
  }

  /**
   * A hidden set larger than a quad, named by its size.
   *
   * @param position where it is tried, in HoDoKu's order
   */
  public static Strategy largeHidden(int size, int position, int score) {
    return large(Kind.HIDDEN, "hidden-set", size, position, score);
  }

  /** A larger set at the level of quads, where HoDoKu stops, since the argument is the same. */
  private static Strategy large(Kind kind, String word, int size, int position, int score) {
    String id = word + "-" + size;
    Phrase name = Phrase.of("strategies.name-" + word, size);
    Phrase other = Phrase.of("strategies.also-" + word, size);
    Variant variant =
        new Variant(
            id, name, "", OptionalInt.of(position), Level.HARD, score, OptionalDouble.empty());
    return of(
        kind,
        size,
        new About(
            id,
            Group.SUBSETS,
            List.of(name, other),
            Phrase.of("strategies.why-" + word, size),
            List.of(variant),
            Scope.ALL.from(2 * size)));
  }

  /**
   * A naked set in the crossing of a box and a line, which eliminates from both.
   *
   * @param naked the id of the naked set of this size, which concludes the same and more
   */
  public static Strategy locked(int size, Variant variant, String naked) {
    About about = About.of(Group.INTERSECTIONS, variant);
    return of(Kind.LOCKED, size, about.monotoneBeside(naked).impliedBy(naked));
  }

  /**
   * @param size the number of cells, 2 or more
   * @param about with one variant
   */
  private static Strategy of(Kind kind, int size, About about) {
    return Strategy.of(about, (strategy, board) -> finder(strategy, kind, size, board));
  }

  private static Finder finder(Strategy strategy, Kind kind, int size, Board board) {
    Variant variant = strategy.variants().get(0);
    return switch (kind) {
      case NAKED -> new NakedSets(strategy, variant, size, board);
      case HIDDEN -> new HiddenSets(strategy, variant, size, board);
      case LOCKED -> new LockedSets(strategy, variant, size, board);
    };
  }
}
