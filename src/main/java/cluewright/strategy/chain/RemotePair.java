package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.CellsWith;
import cluewright.strategy.core.ChainEvidence;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Ranking;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A chain of four or more cells with the same two candidates, each seeing the next, alternates the
 * digits, so that what sees two cells an odd number of steps apart loses both.
 *
 * <p>Two cells one step apart are a naked pair, and are left to that. Monotone beside naked
 * singles: where a cell of the chain has lost a candidate, all of its cells are placed, one after
 * the other.
 *
 * <p>Chains are looked for depth first from each cell. A longer chain may say more than a shorter
 * one between the same ends, since any two of its cells that must differ count; so every chain that
 * meets no cell twice is looked at, up to ten cells as in HoDoKu, before the first is told: people
 * prefer the one that eliminates most.
 */
public final class RemotePair extends BoardFinder {
  private static final Variant VARIANT = Variant.of("remote-pair", "0703", 2800, Level.HARD, 110);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("remote-pair", Group.CHAINS, List.of(VARIANT))
              .monotoneBeside("naked-single")
              .impliedBy("xy-chain", "aic"),
          RemotePair::new);

  private static final int FEWEST_CELLS = 4;
  private static final int MOST_CELLS = 10;

  private final CellsWith pairs;
  private final Eliminations eliminations;
  private final Ranking ranking = new Ranking();
  private final List<int[]> found = new ArrayList<>();

  private final boolean[] isOnPath;
  private final int[] path = new int[MOST_CELLS];
  private int cells;
  private SolvingState state;

  private RemotePair(Strategy strategy, Board board) {
    super(strategy, board);
    this.pairs = new CellsWith(2, board.cells());
    this.eliminations = new Eliminations(geometry);
    this.isOnPath = new boolean[board.cells()];
  }

  @Override
  public boolean find(SolvingState given, Predicate<Deduction> sink) {
    state = given;
    pairs.lookAt(state);
    ranking.clear();
    found.clear();
    for (int start = 0; start < pairs.size(); start++) {
      if (partners(start) > geometry.housesOf(pairs.cell(start)).length) {
        return false;
      }
    }
    for (int start = 0; start < pairs.size(); start++) {
      grow(start, start);
    }
    return ranking.size() > 0 && tell(sink);
  }

  /**
   * The number of cells with the same candidates that a cell sees; more than it has houses would
   * mean three in one house, which no solution allows, and far too many chains.
   */
  private int partners(int start) {
    int count = 0;
    for (int other = 0; other < pairs.size(); other++) {
      boolean isPartner =
          pairs.digits(other) == pairs.digits(start)
              && geometry.see(pairs.cell(start), pairs.cell(other));
      count += isPartner ? 1 : 0;
    }
    return count;
  }

  /** Adds a cell to the chain, and tries all continuations. */
  private void grow(int start, int at) {
    isOnPath[at] = true;
    path[cells++] = pairs.cell(at);
    if (cells >= FEWEST_CELLS && cells % 2 == 0 && start < at) {
      collect();
    }
    for (int next = 0; next < pairs.size() && cells < MOST_CELLS; next++) {
      if (!isOnPath[next]
          && pairs.digits(next) == pairs.digits(start)
          && geometry.see(pairs.cell(at), pairs.cell(next))) {
        grow(start, next);
      }
    }
    cells--;
    isOnPath[at] = false;
  }

  /** Collects a chain whose ends eliminate something; otherwise a part of it may. */
  private void collect() {
    eliminations.in(state);
    addSeen(path[0], path[cells - 1]);
    if (!eliminations.isEmpty()) {
      eliminated(path, cells);
      int number = found.size();
      found.add(Arrays.copyOf(path, cells));
      ranking.add(Ranking.Turn.IN_ORDER, eliminations, 2 * cells - 1, number, number, 0);
    }
  }

  /**
   * Eliminates by any two cells of a chain that are three, five, … steps apart, since they differ.
   */
  private void eliminated(int[] chain, int length) {
    eliminations.in(state);
    for (int i = 0; i < length; i++) {
      for (int j = i + FEWEST_CELLS - 1; j < length; j += 2) {
        addSeen(chain[i], chain[j]);
      }
    }
  }

  private void addSeen(int first, int second) {
    int digits = state.open(first);
    eliminations
        .addSeen(Integer.numberOfTrailingZeros(digits) + 1, first, second)
        .addSeen(32 - Integer.numberOfLeadingZeros(digits), first, second);
  }

  private boolean tell(Predicate<Deduction> sink) {
    ranking.sort();
    Set<List<Integer>> told = new HashSet<>();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int[] chain = found.get(ranking.start(ranking.number(rank)));
      int digits = state.open(chain[0]);
      eliminated(chain, chain.length);
      Deduction deduction =
          eliminate(VARIANT, eliminations.toArray(), () -> evidence(chain, digits));
      if (told.add(deduction.changes()) && sink.test(deduction)) {
        return true;
      }
    }
    return false;
  }

  private Evidence evidence(int[] cells, int digits) {
    int low = Integer.numberOfTrailingZeros(digits) + 1;
    int high = 32 - Integer.numberOfLeadingZeros(digits);
    int[] links = new int[2 * cells.length];
    for (int i = 0; i < cells.length; i++) {
      links[2 * i] = board.candidate(cells[i], i % 2 == 0 ? low : high);
      links[2 * i + 1] = board.candidate(cells[i], i % 2 == 0 ? high : low);
    }
    Phrase reason =
        Phrase.of(
            "strategies.reason-remote-pair",
            Phrase.row(Arrays.stream(cells).mapToObj(board::label).toList()),
            Words.digits(board, digits));
    return ChainEvidence.of(board, links, reason);
  }
}
