package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/** Two neighbouring corners with one extra digit: one of them holds it. */
public final class UniqueRectangle2 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("unique-rectangle-2", "0601", 3600, Level.HARD, 100, 4.5);

  private static final About ABOUT =
      new About("unique-rectangle-2", Group.UNIQUENESS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DeadlyRectangles(board, this::offer);
  }

  private boolean offer(DeadlyRectangles rectangle) {
    if (!rectangle.hasRoofInLine() || Integer.bitCount(rectangle.extras()) != 1) {
      return false;
    }
    return rectangle.offerExtraDigit(this, VARIANT);
  }
}
