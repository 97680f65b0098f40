package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import cluewright.strategy.uniqueness.DeadlyRectangles.Addition;
import java.util.List;

/** Three corners with the same two candidates keep both from the fourth. */
public final class UniqueRectangle1 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("unique-rectangle-1", "0600", 3500, Level.HARD, 100, 4.5);

  private static final About ABOUT =
      new About("unique-rectangle-1", Group.UNIQUENESS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DeadlyRectangles(board, this::offer);
  }

  private boolean offer(DeadlyRectangles rectangle) {
    if (Integer.bitCount(rectangle.roof()) != 1) {
      return false;
    }
    int[] gone = Candidates.ofCells(rectangle.state(), rectangle.roofCells(), rectangle.pair());
    Phrase label = Words.cells(rectangle.state().board(), rectangle.roofCells());
    return rectangle.offer(
        this, VARIANT, gone, Addition.of(() -> Phrase.of("reasons.other-digit-only-in", label)));
  }
}
