package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Two houses with two places each for a digit, four cells in all, one of each seeing the other: one
 * of the two free ends holds the digit.
 *
 * <p>Skyscrapers and 2-String Kites are such chains too. All are collected: those that eliminate
 * most come first, then those whose eliminations lie in the lowest cells by {@link
 * Eliminations#weight}, as HoDoKu has it; of several with the same eliminations there is one. They
 * are kept as numbers, and deductions are made only of those told.
 */
public final class TurbotFish extends BoardFinder {
  private static final Variant VARIANT =
      Variant.of("turbot-fish", "0403", 3120, Level.HARD, 120, 4.2);

  /**
   * Monotone beside hidden singles, which fill a house with only one place left, and then the other
   * house, so that a free end holds the digit.
   */
  public static final Strategy STRATEGY =
      Strategy.of(
          new About("turbot-fish", Group.SINGLE_DIGIT, List.of(VARIANT))
              .monotoneBeside("hidden-single"),
          TurbotFish::new);

  private static final int FIELDS = 7;
  private static final int MOST = 1 << 10;
  private static final int SUM_BITS = 24;
  private static final int NUMBER_BITS = 24;

  private final ConjugatePairs pairs;

  /** The parts of a chain in the order of {@link TurbotChain}, with houses by number. */
  private int[] chains = new int[64 * FIELDS];

  /** The sort keys, best first: eliminations descending, their weight, and number. */
  private long[] keys = new long[64];

  private int found;

  private TurbotFish(Strategy strategy, Board board) {
    super(strategy, board);
    this.pairs = new ConjugatePairs(geometry, house -> true);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    found = 0;
    for (int digit = 1; digit <= board.digits(); digit++) {
      pairs.collect(state, digit);
      for (int first = 0; first < pairs.size(); first++) {
        collect(state, digit, first, 0);
        collect(state, digit, first, 1);
      }
    }
    return found > 0 && offer(state, sink);
  }

  /** Tries one end of a pair with each end of later pairs that it sees. */
  private void collect(SolvingState state, int digit, int first, int end) {
    int linked = pairs.cell(first, end);
    int free = pairs.cell(first, 1 - end);
    long[] peers = geometry.peerSet(linked);
    for (int second = first + 1; second < pairs.size(); second++) {
      for (int otherEnd = 0; otherEnd < 2; otherEnd++) {
        int otherLinked = pairs.cell(second, otherEnd);
        int otherFree = pairs.cell(second, 1 - otherEnd);
        if ((peers[otherLinked >> 6] >>> otherLinked & 1) != 0
            && TurbotChain.areDistinct(free, linked, otherLinked, otherFree)
            && TurbotChain.catches(geometry, state, digit, free, otherFree)) {
          add(key(state, digit, free, otherFree));
          int at = (found - 1) * FIELDS;
          chains[at] = digit;
          chains[at + 1] = pairs.house(first);
          chains[at + 2] = free;
          chains[at + 3] = linked;
          chains[at + 4] = pairs.house(second);
          chains[at + 5] = otherLinked;
          chains[at + 6] = otherFree;
        }
      }
    }
  }

  private long key(SolvingState state, int digit, int free, int otherFree) {
    long[] seen = geometry.peerSet(free);
    long[] alsoSeen = geometry.peerSet(otherFree);
    int count = 0;
    int sum = 0;
    for (int word = 0; word < seen.length; word++) {
      for (long rest = seen[word] & alsoSeen[word] & state.cells(digit, word);
          rest != 0;
          rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        sum += digit + cell * (1 + (board.cells() - 1) * count++);
      }
    }
    return (long) (MOST - count) << SUM_BITS | sum;
  }

  private void add(long key) {
    if (found == keys.length) {
      keys = Arrays.copyOf(keys, 2 * found);
      chains = Arrays.copyOf(chains, 2 * found * FIELDS);
    }
    keys[found] = key << NUMBER_BITS | found;
    found++;
  }

  private boolean offer(SolvingState state, Predicate<Deduction> sink) {
    Arrays.sort(keys, 0, found);
    Set<List<Integer>> offered = new HashSet<>();
    for (int i = 0; i < found; i++) {
      Deduction deduction =
          chain((int) keys[i] & ((1 << NUMBER_BITS) - 1)).deduction(board, state, strategy);
      if (offered.add(deduction.changes()) && sink.test(deduction)) {
        return true;
      }
    }
    return false;
  }

  private TurbotChain chain(int number) {
    int at = number * FIELDS;
    return new TurbotChain(
        chains[at],
        geometry.house(chains[at + 1]),
        chains[at + 2],
        chains[at + 3],
        geometry.house(chains[at + 4]),
        chains[at + 5],
        chains[at + 6]);
  }
}
