package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.EliminationSets;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Ranking;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds the conclusions of {@link LinkedSets.Kind#XY_CHAIN}, each set of eliminations once: most
 * eliminations first, then lowest weight, then in the order of the first sets.
 */
final class LockedSetChains extends BoardFinder {
  private final LockedSetGraph graph;
  private final AlmostLockedSets sets;
  private final LockedSetReach reach;
  private final LockedSetRoute route;
  private final Eliminations eliminations;
  private final EliminationSets met = new EliminationSets();
  private final Ranking ranking = new Ranking();
  private long[] ends = new long[0];

  LockedSetChains(Strategy strategy, Board board) {
    super(strategy, board);
    this.graph = new LockedSetGraph(geometry);
    this.sets = graph.sets();
    this.reach = new LockedSetReach(graph);
    this.route = new LockedSetRoute(graph);
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    graph.lay(state);
    reach.follow(state);
    ranking.clear();
    met.clear();
    for (int start = 0; start < sets.size(); start++) {
      for (int rest = sets.digits(start); rest != 0; rest &= rest - 1) {
        collect(state, start, rest & -rest);
      }
    }
    return ranking.size() > 0 && tell(state, sink);
  }

  /** Collects the chains from a set whose first link takes a digit. */
  private void collect(SolvingState state, int start, int digitBit) {
    if (!findEnds(start, Integer.numberOfTrailingZeros(digitBit) + 1)) {
      return;
    }
    int left = sets.digits(start) & ~digitBit;
    for (int word = 0; word < reach.words(); word++) {
      long hopeful = 0;
      for (int rest = ends[word] == 0 ? 0 : left; rest != 0; rest &= rest - 1) {
        hopeful |= reach.meeting(start, Integer.numberOfTrailingZeros(rest) + 1, word);
      }
      for (long rest = hopeful & ends[word]; rest != 0; rest &= rest - 1) {
        int end = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        eliminated(state, start, digitBit, end);
        if (met.add(eliminations)) {
          ranking.add(Ranking.Turn.IN_ORDER, eliminations, 0, start, end, digitBit);
        }
      }
    }
  }

  /** Finds the ends that three or more links lead to; true if there may be any. */
  private boolean findEnds(int start, int digit) {
    boolean isAny = false;
    for (int word = start >> 6; word < graph.words(); word++) {
      long rest =
          graph.excluded(start, digit, word)
              & graph.apart(start, word)
              & LockedSetGraph.after(start, word);
      if (rest != 0 && !isAny) {
        isAny = true;
        ends = LockedSetGraph.cleared(ends, reach.words());
      }
      for (; rest != 0; rest &= rest - 1) {
        int next = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        reach.addAfterTwo(next, 1 << (digit - 1), ends);
      }
    }
    return isAny;
  }

  private void eliminated(SolvingState state, int start, int digitBit, int end) {
    int last = reach.set(end);
    int common = sets.digits(start) & sets.digits(last) & ~digitBit & ~reach.taken(end);
    sets.addSeenByBoth(eliminations.in(state), start, last, common);
  }

  private boolean tell(SolvingState state, Predicate<Deduction> sink) {
    ranking.sort();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int number = ranking.number(rank);
      int start = ranking.start(number);
      int end = ranking.end(number);
      eliminated(state, start, ranking.form(number), end);
      int[][] chain = route.find(start, ranking.form(number), reach.set(end), reach.taken(end));
      if (sink.test(deduction(chain))) {
        return true;
      }
    }
    return false;
  }

  private Deduction deduction(int[][] route) {
    List<LockedSet> chain = Arrays.stream(route).map(link -> sets.keep(link[0])).toList();
    List<Integer> taken = Arrays.stream(route).skip(1).map(link -> link[1]).toList();
    int[] changes = eliminations.toArray();
    int gone =
        Arrays.stream(changes).map(c -> 1 << (board.digitOf(c) - 1)).reduce(0, (a, b) -> a | b);
    SetSequence sequence = new SetSequence(board, chain, taken);
    return eliminate(strategy.variants().get(0), changes, () -> sequence.evidence(gone));
  }
}
