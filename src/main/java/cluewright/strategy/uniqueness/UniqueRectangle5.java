package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/** Two opposite corners, or three, with one extra digit: one of them holds it. */
public final class UniqueRectangle5 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("unique-rectangle-5", "0604", 3900, Level.HARD, 100);

  private static final About ABOUT =
      new About("unique-rectangle-5", Group.UNIQUENESS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DeadlyRectangles(board, this::offer);
  }

  private boolean offer(DeadlyRectangles rectangle) {
    boolean isRoofWide = rectangle.hasRoofAcross() || Integer.bitCount(rectangle.roof()) == 3;
    if (!isRoofWide || Integer.bitCount(rectangle.extras()) != 1) {
      return false;
    }
    return rectangle.offerExtraDigit(this, VARIANT);
  }
}
