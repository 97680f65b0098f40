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

/** Two corners placed by reasoning, and two with one extra digit: one of these holds it. */
public final class AvoidableRectangle2 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("avoidable-rectangle-2", "0608", 4030, Level.HARD, 100);

  private static final About ABOUT =
      new About("avoidable-rectangle-2", Group.UNIQUENESS, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new AvoidableRectangles(board, this::offer);
  }

  private boolean offer(AvoidableRectangles rectangle) {
    return offer(rectangle, 1, 2) || offer(rectangle, 2, 1);
  }

  /**
   * For the first corner and a neighbour, both placed.
   *
   * @param beside the open corner beside the first; the other is opposite
   */
  private boolean offer(AvoidableRectangles rectangle, int neighbour, int beside) {
    int digit = rectangle.placed(0);
    int other = rectangle.placed(neighbour);
    if (other == 0 || rectangle.corner(neighbour) < rectangle.corner(0)) {
      return false;
    }
    SolvingState state = rectangle.state();
    int open = state.open(rectangle.corner(beside));
    int opposite = state.open(rectangle.corner(3));
    int extra = open & opposite;
    if (Integer.bitCount(extra) != 1
        || open != (extra | 1 << (other - 1))
        || opposite != (extra | 1 << (digit - 1))
        || open == opposite) {
      return false;
    }
    CellSet cells = CellSet.of(rectangle.corner(beside), rectangle.corner(3));
    return rectangle.offer(
        this,
        VARIANT,
        Candidates.open(state, rectangle.peersOf(beside, 3), extra),
        Candidates.pair(digit, other),
        Phrase.of(
            "reasons.only-other-candidate",
            Words.digits(state.board(), extra),
            Words.cells(state.board(), cells)));
  }
}
