package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import cluewright.strategy.uniqueness.DeadlyRectangles.Addition;
import java.util.List;

/** A digit that two rows and two columns hold only in the corners goes from two opposite ones. */
public final class UniqueRectangle6 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("unique-rectangle-6", "0605", 4000, Level.HARD, 100);

  private static final About ABOUT =
      new About("unique-rectangle-6", Group.UNIQUENESS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DeadlyRectangles(board, this::offer);
  }

  private boolean offer(DeadlyRectangles rectangle) {
    if (!rectangle.hasRoofAcross()) {
      return false;
    }
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      if (rectangle.isOnlyInLinesOf(1, digit)
          && rectangle.isOnlyInLinesOf(2, digit)
          && offer(rectangle, digit)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(DeadlyRectangles rectangle, int digit) {
    SolvingState state = rectangle.state();
    String symbol = Words.digit(state.board(), digit);
    return rectangle.offer(
        this,
        VARIANT,
        Candidates.ofCells(state, rectangle.roofCells(), 1 << (digit - 1)),
        Addition.of(() -> Phrase.of("reasons.only-in-lines", symbol)));
  }
}
