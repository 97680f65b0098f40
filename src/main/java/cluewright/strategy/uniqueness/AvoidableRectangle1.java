package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.CellSet;
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
import java.util.List;

/**
 * Three corners placed by reasoning keep the digit from the fourth that would let them change
 * places.
 */
public final class AvoidableRectangle1 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("avoidable-rectangle-1", "0607", 4020, Level.HARD, 100);

  private static final About ABOUT =
      new About("avoidable-rectangle-1", Group.UNIQUENESS, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new AvoidableRectangles(board, this::offer);
  }

  /** The first corner is the one opposite the open corner. */
  private boolean offer(AvoidableRectangles rectangle) {
    int digit = rectangle.placed(0);
    int other = rectangle.placed(1);
    if (other == 0 || other != rectangle.placed(2) || rectangle.placed(3) != 0) {
      return false;
    }
    SolvingState state = rectangle.state();
    CellSet last = CellSet.of(rectangle.corner(3));
    return rectangle.offer(
        this,
        VARIANT,
        Candidates.ofCells(state, last, 1 << (digit - 1)),
        Candidates.pair(digit, other),
        Phrase.of("reasons.not-placed", Words.cells(state.board(), last)));
  }
}
