package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * Four corners in two rows, two columns and two boxes cannot hold two digits alone, since these
 * could be swapped for a second solution.
 *
 * <p>Not monotone: when a corner is placed or loses one of the digits, what is left is another kind
 * of rectangle or none.
 */
public final class UniqueRectangle {

  /** The types, by what is known about the corners. */
  public enum Kind {
    /** Three corners with the same two candidates exclude both from the fourth. */
    TYPE_1,
    /** Two neighbouring corners have one extra digit, which one of them holds. */
    TYPE_2,
    /** The extra digits of two neighbouring corners, as one cell, belong to a naked set. */
    TYPE_3,
    /**
     * Two neighbouring corners must hold one of the digits between them, and both lose the other.
     */
    TYPE_4,
    /** Two opposite corners, or three, have one extra digit, which one of them holds. */
    TYPE_5,
    /**
     * Two rows and two columns have a digit only in the corners, and two opposite corners lose it.
     */
    TYPE_6,
    /**
     * Both lines of a corner have a digit only in the corners, and the corner opposite loses the
     * other digit.
     */
    HIDDEN,
    /** Three corners that are placed but not clues exclude the swappable digit from the fourth. */
    AVOIDABLE_1,
    /**
     * Two corners are placed but not clues, and the other two have one extra digit, which one of
     * them holds.
     */
    AVOIDABLE_2
  }

  private UniqueRectangle() {}

  /**
   * A rectangle strategy with one form or two, the second for what HoDoKu does not find.
   *
   * @see ExtraDigitsInSet
   * @see AvoidableRectangles
   */
  public static Strategy of(Kind kind, Variant... variants) {
    boolean isAvoidable = kind == Kind.AVOIDABLE_1 || kind == Kind.AVOIDABLE_2;
    return Strategy.of(
        new About(variants[0].id(), Group.UNIQUENESS, isAvoidable ? 0 : 1, List.of(variants))
            .notMonotone(),
        (strategy, board) -> finder(strategy, kind, board));
  }

  private static Finder finder(Strategy strategy, Kind kind, Board board) {
    return switch (kind) {
      case TYPE_1 -> new DeadlyRectangles(strategy, board, ExtraDigits::ofOneCorner);
      case TYPE_2 -> new DeadlyRectangles(strategy, board, ExtraDigits::ofTwoNeighbours);
      case TYPE_3 -> new DeadlyRectangles(strategy, board, ExtraDigitsInSet::offer);
      case TYPE_4 -> new DeadlyRectangles(strategy, board, ConfinedDigits::toTwoNeighbours);
      case TYPE_5 -> new DeadlyRectangles(strategy, board, ExtraDigits::ofOppositeCorners);
      case TYPE_6 -> new DeadlyRectangles(strategy, board, ConfinedDigits::inAllLines);
      case HIDDEN -> new DeadlyRectangles(strategy, board, ConfinedDigits::inLinesOfOneCorner);
      case AVOIDABLE_1 ->
          new AvoidableRectangles(strategy, board, AvoidableRectangles::offerWithThreePlaced);
      case AVOIDABLE_2 ->
          new AvoidableRectangles(strategy, board, AvoidableRectangles::offerWithTwoPlaced);
    };
  }
}
