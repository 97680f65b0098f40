package cluewright.strategy.wing;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.CellsWith;
import cluewright.strategy.core.ChainEvidence;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
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
 * Two cells have the same two candidates a and b, and a house has only two places for a, each seen
 * by one of the cells: so not both cells are a, and one of them is b.
 *
 * <p>Monotone beside naked and hidden singles: where a cell or the house has lost one of these
 * candidates, the other is a single, and what follows from that puts b into one of the cells.
 *
 * <p>For each pair of cells, the lower digit is eliminated first, through the first house that
 * links the other.
 */
public final class WWing extends BoardFinder {
  private static final Variant VARIANT = Variant.of("w-wing", "0803", 3200, Level.HARD, 150);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("w-wing", Group.WINGS, List.of(VARIANT))
              .monotoneBeside("naked-single", "hidden-single")
              .impliedBy("aic"),
          WWing::new);

  private final CellsWith pairs;
  private final Eliminations eliminations;

  private WWing(Strategy strategy, Board board) {
    super(strategy, board);
    this.pairs = new CellsWith(2, board.cells());
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    pairs.lookAt(state);
    for (int i = 0; i < pairs.size(); i++) {
      for (int j = i + 1; j < pairs.size(); j++) {
        if (pairs.digits(i) == pairs.digits(j) && findBoth(i, j, state, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findBoth(int i, int j, SolvingState state, Predicate<Deduction> sink) {
    int low = Integer.numberOfTrailingZeros(pairs.digits(i)) + 1;
    int high = 32 - Integer.numberOfLeadingZeros(pairs.digits(i));
    return offer(pairs.cell(i), pairs.cell(j), low, high, state, sink)
        || offer(pairs.cell(i), pairs.cell(j), high, low, state, sink);
  }

  private boolean offer(
      int first, int second, int gone, int link, SolvingState state, Predicate<Deduction> sink) {
    if (eliminations.in(state).addSeen(gone, first, second).isEmpty()) {
      return false;
    }
    for (int house = 0; house < geometry.houses(); house++) {
      int places = state.places(house, link);
      if (Integer.bitCount(places) == 2 && geometry.holdsEveryDigit(house)) {
        int low = geometry.cellsOf(house)[Integer.numberOfTrailingZeros(places)];
        int high = geometry.cellsOf(house)[31 - Integer.numberOfLeadingZeros(places)];
        if (joins(first, low, high, second)) {
          return sink.test(deduction(house, new int[] {first, low, high, second}, gone, link));
        }
        if (joins(first, high, low, second)) {
          return sink.test(deduction(house, new int[] {first, high, low, second}, gone, link));
        }
      }
    }
    return false;
  }

  /** True if a place links the cells; one of the cells itself does not. */
  private boolean joins(int first, int nearFirst, int nearSecond, int second) {
    return geometry.see(first, nearFirst)
        && geometry.see(second, nearSecond)
        && nearFirst != second
        && nearSecond != first;
  }

  private Deduction deduction(int house, int[] cells, int gone, int link) {
    return eliminate(
        VARIANT, eliminations.toArray(), () -> evidence(geometry.house(house), cells, gone, link));
  }

  /** The chain: first wing, the place it sees, the place that the second sees, second wing. */
  private Evidence evidence(House house, int[] cells, int gone, int link) {
    int[] chain = {
      board.candidate(cells[0], gone),
      board.candidate(cells[0], link),
      board.candidate(cells[1], link),
      board.candidate(cells[2], link),
      board.candidate(cells[3], link),
      board.candidate(cells[3], gone)
    };
    Phrase reason =
        Phrase.of(
            "strategies.reason-w-wing",
            Words.cells(board, CellSet.of(cells[0], cells[3])),
            Words.digits(board, Candidates.pair(gone, link)),
            Words.digit(board, link),
            Words.house(house),
            Words.cell(board, cells[1]),
            Words.cell(board, cells[2]));
    return ChainEvidence.of(board, chain, reason).in(List.of(house));
  }
}
