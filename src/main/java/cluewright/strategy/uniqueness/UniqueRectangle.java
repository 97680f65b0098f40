package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * Four corners in two rows, two columns and two boxes do not hold two digits alone, since these
 * could be exchanged for a second solution.
 *
 * <p>Not monotone: when a corner is placed or loses one of the digits, what is left is another kind
 * of rectangle or none.
 */
public final class UniqueRectangle implements Strategy {

  /** Types by what is known of the corners. */
  public enum Kind {
    /** Three corners with the same two candidates keep both from the fourth. */
    TYPE_1,
    /** Two neighbouring corners with one extra digit: one of them holds it. */
    TYPE_2,
    /** The extra digits of two neighbouring corners, as those of one cell, are in a naked set. */
    TYPE_3,
    /** A digit that two neighbouring corners must hold between them keeps the other from both. */
    TYPE_4,
    /** Two opposite corners, or three, with one extra digit: one of them holds it. */
    TYPE_5,
    /** A digit that two rows and two columns hold only in the corners goes from two opposite. */
    TYPE_6,
    /** A digit confined to the corners in two lines of one corner keeps the other digit from it. */
    HIDDEN,
    /** Three corners placed by reasoning keep the digit that could be exchanged from the fourth. */
    AVOIDABLE_1,
    /** Two corners placed by reasoning, and two with one extra digit: one of these holds it. */
    AVOIDABLE_2
  }

  private final Kind kind;
  private final About about;

  /**
   * Of one form, or of two: the second is for what HoDoKu does not find.
   *
   * @see ExtraDigitsInSet
   * @see AvoidableRectangles
   */
  public UniqueRectangle(Kind kind, Variant... variants) {
    this.kind = kind;
    boolean isAvoidable = kind == Kind.AVOIDABLE_1 || kind == Kind.AVOIDABLE_2;
    this.about =
        new About(variants[0].id(), Group.UNIQUENESS, isAvoidable ? 0 : 1, List.of(variants))
            .notMonotone();
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Finder finder(Board board) {
    return switch (kind) {
      case TYPE_1 -> new DeadlyRectangles(this, board, ExtraDigits::ofOneCorner);
      case TYPE_2 -> new DeadlyRectangles(this, board, ExtraDigits::ofTwoNeighbours);
      case TYPE_3 -> new DeadlyRectangles(this, board, ExtraDigitsInSet::offer);
      case TYPE_4 -> new DeadlyRectangles(this, board, ConfinedDigits::toTwoNeighbours);
      case TYPE_5 -> new DeadlyRectangles(this, board, ExtraDigits::ofOppositeCorners);
      case TYPE_6 -> new DeadlyRectangles(this, board, ConfinedDigits::inAllLines);
      case HIDDEN -> new DeadlyRectangles(this, board, ConfinedDigits::inLinesOfOneCorner);
      case AVOIDABLE_1 ->
          new AvoidableRectangles(this, board, AvoidableRectangles::offerWithThreePlaced);
      case AVOIDABLE_2 ->
          new AvoidableRectangles(this, board, AvoidableRectangles::offerWithTwoPlaced);
    };
  }
}
