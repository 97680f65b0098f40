package cluewright.strategy.cage;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.function.Predicate;

/**
 * The sums of the houses and of the cages inside are known, so the remaining cells make the
 * difference; eliminates candidates that occur in no way to make it.
 *
 * <p>Looked at are the {@link HouseSums} with few empty cells, which become more as cells are
 * placed, so this is monotone.
 */
public final class InniesOuties extends BoardFinder {
  /** Rated here, since HoDoKu does not know cages. */
  private static final Variant OF_ONE = Variant.of("innies-outies", "", 1620, Level.MEDIUM, 40);

  private static final Variant OF_SEVERAL =
      Variant.of("wide-innies-outies", "", 2190, Level.HARD, 80);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("innies-outies", Group.CAGES, 1, List.of(OF_ONE, OF_SEVERAL)).with(Limit.SUMS),
          InniesOuties::new);

  private final List<Known> sums;
  private final SumWays ways;
  private final Eliminations eliminations;

  /** A sum with what is known about it. */
  private record Known(HouseSum sum, int difference, boolean isLikeACage) {}

  private InniesOuties(Strategy strategy, Board board) {
    super(strategy, board);
    this.sums =
        HouseSums.of(board).stream()
            .map(sum -> new Known(sum, sum.difference(board), sum.isLikeACage(board)))
            .toList();
    this.ways = new SumWays(board);
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (Known known : sums) {
      if (offer(known, state, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(Known known, SolvingState state, Predicate<Deduction> sink) {
    HouseSum sum = known.sum;
    int[] innies = open(sum.innies(), state);
    int[] outies = open(sum.outies(), state);
    int[] both = new int[innies.length + outies.length];
    System.arraycopy(innies, 0, both, 0, innies.length);
    System.arraycopy(outies, 0, both, innies.length, outies.length);
    if (both.length == 0 || !ways.suits(both.length, known.isLikeACage)) {
      return false;
    }
    int rest = known.difference - placed(sum.innies(), state) + placed(sum.outies(), state);
    ways.look(both, both.length, innies.length, rest, state::open, known.isLikeACage);
    eliminations.in(state);
    for (int i = 0; i < both.length; i++) {
      eliminations.addDigits(both[i], ~ways.possible(i));
    }
    if (eliminations.isEmpty()) {
      return false;
    }
    CellSet named = sum.innies().union(sum.outies());
    int[] shown = named.stream().map(cell -> shown(cell, state)).toArray();
    return sink.test(
        eliminate(
            sum.houses().size() == 1 ? OF_ONE : OF_SEVERAL,
            eliminations.toArray(),
            () -> new HouseSumEvidence(board, sum).with(named, shown)));
  }

  /** The candidates of a cell, or its digit if placed, as a set. */
  private int shown(int cell, SolvingState state) {
    return state.placed(cell) == 0 ? state.open(cell) : 1 << (state.placed(cell) - 1);
  }

  private int[] open(CellSet cells, SolvingState state) {
    return cells.stream().filter(cell -> state.placed(cell) == 0).toArray();
  }

  private int placed(CellSet cells, SolvingState state) {
    return cells.stream().map(state::placed).sum();
  }
}
