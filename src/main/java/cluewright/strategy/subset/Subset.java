package cluewright.strategy.subset;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;

/**
 * A set of k cells of a house that keep k digits for themselves: pair (k = 2), triple (3), quad
 * (4).
 *
 * @param size the number of cells, 2 or more
 * @param about with one variant
 */
public record Subset(Kind kind, int size, About about) implements Strategy {

  /** The way in which such a set shows. */
  enum Kind {
    /** The cells have only these digits between them; whatever sees all cells loses the digits. */
    NAKED,
    /** The digits have only these cells in the house; the cells lose all other digits. */
    HIDDEN,
    /**
     * A naked set where a box and a line cross, which changes both. Not monotone: it asks for
     * something to eliminate in the box and in the line at once.
     */
    LOCKED
  }

  public static Subset naked(int size, Variant variant) {
    return new Subset(Kind.NAKED, size, About.of(Group.SUBSETS, variant).withOtherNames(1));
  }

  public static Subset hidden(int size, Variant variant) {
    return new Subset(Kind.HIDDEN, size, About.of(Group.SUBSETS, variant).withOtherNames(1));
  }

  /**
   * A naked set where a box and a line cross, which goes from both.
   *
   * @param naked the id of the naked set of this size, which concludes the same and more
   */
  public static Subset locked(int size, Variant variant, String naked) {
    About about = About.of(Group.INTERSECTIONS, variant);
    return new Subset(Kind.LOCKED, size, about.notMonotone().impliedBy(naked));
  }

  @Override
  public Finder finder(Board board) {
    Variant variant = about.variants().get(0);
    return switch (kind) {
      case NAKED -> new NakedSets(this, variant, size, board);
      case HIDDEN -> new HiddenSets(this, variant, size, board);
      case LOCKED -> new LockedSets(this, variant, size, board);
    };
  }
}
