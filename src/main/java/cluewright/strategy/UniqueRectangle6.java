package cluewright.strategy;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.DeadlyRectangles.Addition;
import java.util.List;

/** A digit that two rows and two columns hold only in the corners goes from two opposite ones. */
final class UniqueRectangle6 implements Strategy {
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
