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
import cluewright.strategy.uniqueness.DeadlyRectangles.Addition;
import java.util.List;

/** A digit confined to the corners in two lines of one corner keeps the other digit from it. */
public final class HiddenRectangle implements Strategy {
  private static final Variant VARIANT =
      Variant.of("hidden-rectangle", "0606", 4010, Level.HARD, 100);

  private static final About ABOUT =
      new About("hidden-rectangle", Group.UNIQUENESS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DeadlyRectangles(board, this::offer);
  }

  private boolean offer(DeadlyRectangles rectangle) {
    int roof = Integer.bitCount(rectangle.roof());
    if (roof < 2 || rectangle.hasRoofInLine()) {
      return false;
    }
    for (int corner = 0; corner < Rectangle.CORNERS; corner++) {
      if (!rectangle.hasInRoof(corner) && offerOpposite(rectangle, 3 - corner)) {
        return true;
      }
    }
    return false;
  }

  private boolean offerOpposite(DeadlyRectangles rectangle, int corner) {
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      if (rectangle.isOnlyInLinesOf(corner, digit) && offer(rectangle, corner, digit)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(DeadlyRectangles rectangle, int corner, int digit) {
    SolvingState state = rectangle.state();
    Board board = state.board();
    CellSet cell = CellSet.of(rectangle.corner(corner));
    Phrase reason =
        Phrase.of("reasons.only-in-cross", Words.digit(board, digit), Words.cells(board, cell));
    return rectangle.offer(
        this,
        VARIANT,
        Candidates.ofCells(state, cell, rectangle.pair() & ~(1 << (digit - 1))),
        Addition.of(() -> reason));
  }
}
