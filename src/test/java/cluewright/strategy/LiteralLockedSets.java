package cluewright.strategy;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.strategy.core.Candidates;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Almost locked sets as their definition has them, in their order: house by house, and in a house
 * lexically by cells. A set of cells is a long, which is enough for boards of up to 64 cells.
 */
public abstract class LiteralLockedSets extends LiteralReading {

  /** More than 200 states of small boards, with so few candidates that slow readings end. */
  public static List<States.Given> smallStates(int seed) {
    List<States.Given> states = new ArrayList<>();
    addSmall(States.weakened(Boards.FOUR, 450, Tries.random(seed)), 28, states);
    addSmall(States.weakened(Boards.SIX, 30, Tries.random(seed + 1)), 50, states);
    addSmall(States.of(Boards.SIX, 1, Tries.random(seed + 2)), 50, states);
    return states;
  }

  private static void addSmall(
      List<States.Given> all, int mostCandidates, List<States.Given> states) {
    all.stream().filter(given -> candidates(given.state()) <= mostCandidates).forEach(states::add);
  }

  private static int candidates(GridState state) {
    return IntStream.range(0, state.board().cells())
        .map(cell -> Integer.bitCount(state.candidates(cell)))
        .sum();
  }

  public final long[] almostLocked() {
    Set<Long> sets = new LinkedHashSet<>();
    for (House house : board().houses()) {
      int[] open = house.cells().stream().filter(cell -> state().open(cell) != 0).toArray();
      extend(open, 0, 0, sets);
    }
    return sets.stream().mapToLong(Long::longValue).toArray();
  }

  private void extend(int[] open, int from, long chosen, Set<Long> sets) {
    for (int i = from; i < open.length; i++) {
      long cells = chosen | 1L << open[i];
      if (Integer.bitCount(digits(cells)) == Long.bitCount(cells) + 1) {
        sets.add(cells);
      }
      extend(open, i + 1, cells, sets);
    }
  }

  public final int digits(long set) {
    int digits = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      digits |= state().open(Long.numberOfTrailingZeros(rest));
    }
    return digits;
  }

  public final int[] places(long set, int digit) {
    return LongStream.iterate(set, rest -> rest != 0, rest -> rest & (rest - 1))
        .mapToInt(Long::numberOfTrailingZeros)
        .filter(cell -> state().isOpen(cell, digit))
        .toArray();
  }

  public final boolean isRestricted(long one, long another, int digit) {
    for (int place : places(one, digit)) {
      for (int other : places(another, digit)) {
        if (!see(place, other)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The digits that cannot be in both of two sets, none if these share a cell. */
  public final int restricted(long one, long another) {
    return (one & another) == 0 ? restrictedWithOverlap(one, another) : 0;
  }

  /** The digits that cannot be in both of two sets, even if these share cells. */
  private int restrictedWithOverlap(long one, long another) {
    return Candidates.digits(board(), digits(one) & digits(another))
        .filter(digit -> isRestricted(one, another, digit))
        .map(digit -> 1 << (digit - 1))
        .reduce(0, (a, b) -> a | b);
  }

  /** The digits that cannot be in both, for all pairs of sets without a common cell. */
  public final int[][] restrictions(long[] sets) {
    return restrictions(sets, this::restricted);
  }

  /** The digits that cannot be in both, for all pairs of sets. */
  public final int[][] restrictionsWithOverlap(long[] sets) {
    return restrictions(sets, this::restrictedWithOverlap);
  }

  private static int[][] restrictions(long[] sets, ToIntBiFunction<Long, Long> restricted) {
    int[][] restrictions = new int[sets.length][sets.length];
    for (int one = 0; one < sets.length; one++) {
      for (int another = 0; another < sets.length; another++) {
        restrictions[one][another] = restricted.applyAsInt(sets[one], sets[another]);
      }
    }
    return restrictions;
  }

  /** True if one of two sets has all cells of the other. */
  public static boolean isWithin(long one, long another) {
    return (one & ~another) == 0 || (another & ~one) == 0;
  }

  /** Eliminates digits of both wherever all their places in both are seen. */
  public final void eliminateSeenByBoth(long one, long another, int digits) {
    Candidates.digits(board(), digits & digits(one) & digits(another))
        .forEach(z -> eliminateWhereSeen(z, places(one | another, z)));
  }
}
