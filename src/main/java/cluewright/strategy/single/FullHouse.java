package cluewright.strategy.single;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.function.Predicate;

/**
 * The last empty cell of a house gets the digit that the house lacks.
 *
 * <p>It asks for placed cells, which rules over eliminated candidates cannot say; hidden singles
 * and naked singles conclude the same.
 */
public final class FullHouse extends BoardFinder {
  private static final Variant VARIANT = Variant.of("full-house", "0000", 100, Level.EASY, 4, 1.0);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("full-house", Group.SINGLES, 1, List.of(VARIANT))
              .placing()
              .impliedBy("hidden-single", "naked-single"),
          FullHouse::new);

  private FullHouse(Strategy strategy, Board board) {
    super(strategy, board);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (int house = 0; house < geometry.houses(); house++) {
      int cell = geometry.holdsEveryDigit(house) ? lastCell(house, state) : -1;
      if (cell >= 0 && state.candidates(cell) != 0 && sink.test(deduction(house, cell, state))) {
        return true;
      }
    }
    return false;
  }

  /** The only empty cell of a house, or -1. */
  private int lastCell(int house, SolvingState state) {
    int last = -1;
    for (int cell : geometry.cellsOf(house)) {
      if (state.placed(cell) == 0) {
        if (last >= 0) {
          return -1;
        }
        last = cell;
      }
    }
    return last;
  }

  private Deduction deduction(int house, int cell, SolvingState state) {
    Board board = geometry.board();
    int digit = Integer.numberOfTrailingZeros(state.candidates(cell)) + 1;
    return place(
        VARIANT,
        board.candidate(cell, digit),
        () -> evidence(board, geometry.house(house), cell, digit));
  }

  private Evidence evidence(Board board, House house, int cell, int digit) {
    CellSet cells = CellSet.of(cell);
    Phrase reason =
        Phrase.of("strategies.reason-full-house", Words.cell(board, cell), Words.house(house));
    return Evidence.of(board, List.of(house), cells, 1 << (digit - 1), reason);
  }
}
