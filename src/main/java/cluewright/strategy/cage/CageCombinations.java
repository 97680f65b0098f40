package cluewright.strategy.cage;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Glance;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.function.Predicate;

/**
 * Eliminates a candidate in a cage if no way to fill the cage's empty cells with different
 * candidates has its sum.
 *
 * <p>Whatever goes later, it is still in no way, so this is monotone. It is not stated as rules: a
 * large cage has too many sets of premises.
 */
public final class CageCombinations extends BoardFinder {
  private static final String ID = "cage-combinations";
  private static final Variant OF_PAIR = Glance.PAIR.variant("cage-pair");
  private static final Variant OF_FEW = Glance.FEW.variant(ID);
  private static final Variant OF_MANY = Glance.MANY.variant("wide-cage-combinations");

  public static final Strategy STRATEGY =
      Strategy.of(
          new About(ID, Group.CAGES, 1, List.of(OF_PAIR, OF_FEW, OF_MANY)).with(Limit.SUMS),
          CageCombinations::new);

  private final SumWays ways;
  private final Eliminations eliminations;

  private CageCombinations(Strategy strategy, Board board) {
    super(strategy, board);
    this.ways = new SumWays(board);
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (CellSum sum : board.sums()) {
      if (offer(sum, state, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(CellSum sum, SolvingState state, Predicate<Deduction> sink) {
    int[] open = sum.cells().stream().filter(cell -> state.placed(cell) == 0).toArray();
    int rest = sum.total() - sum.cells().stream().map(state::placed).sum();
    ways.look(open, open.length, rest, state::open);
    eliminations.in(state);
    for (int i = 0; i < open.length; i++) {
      eliminations.addDigits(open[i], ~ways.possible(i));
    }
    if (eliminations.isEmpty()) {
      return false;
    }
    int[] candidates = CellSet.of(open).stream().map(state::open).toArray();
    int[] gone = eliminations.toArray();
    return sink.test(
        eliminate(
            form(open.length),
            gone,
            () -> new CageEvidence(board, open, candidates, rest, gone).in(house(sum.cells()))));
  }

  private static Variant form(int emptyCells) {
    return switch (Glance.atCandidates(emptyCells)) {
      case FEW -> OF_FEW;
      case MANY -> OF_MANY;
      default -> OF_PAIR;
    };
  }

  private House house(CellSet cells) {
    return board.houses(Kinds.CAGE).stream()
        .filter(house -> house.cells().equals(cells))
        .findFirst()
        .orElseThrow();
  }
}
