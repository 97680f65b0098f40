package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.House;
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

/** A digit that two neighbouring corners must hold between them keeps the other digit from both. */
public final class UniqueRectangle4 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("unique-rectangle-4", "0603", 3800, Level.HARD, 100, 4.5);

  private static final About ABOUT =
      new About("unique-rectangle-4", Group.UNIQUENESS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DeadlyRectangles(board, this::offer);
  }

  private boolean offer(DeadlyRectangles rectangle) {
    if (!rectangle.hasRoofInLine()) {
      return false;
    }
    int[] houses = rectangle.housesWith(rectangle.roofCells());
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int house : houses) {
        if (rectangle.isOnlyInCorners(house, digit)) {
          if (offer(rectangle, house, digit)) {
            return true;
          }
          break;
        }
      }
    }
    return false;
  }

  private boolean offer(DeadlyRectangles rectangle, int number, int digit) {
    SolvingState state = rectangle.state();
    Board board = state.board();
    House house = rectangle.geometry().house(number);
    Phrase label = Words.cells(board, rectangle.roofCells());
    int itself = 1 << (digit - 1);
    return rectangle.offer(
        this,
        VARIANT,
        Candidates.ofCells(state, rectangle.roofCells(), rectangle.pair() & ~itself),
        new Addition(
            List.of(house),
            rectangle.roofCells(),
            0,
            () ->
                Phrase.of(
                    "reasons.roof-house", Words.digit(board, digit), Words.house(house), label)));
  }
}
