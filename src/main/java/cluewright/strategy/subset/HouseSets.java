package cluewright.strategy.subset;

import cluewright.model.Board;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Finds k members of a house that have at most k values between them: cells with their candidates
 * ({@link NakedSets}), or digits with their places ({@link HiddenSets}).
 *
 * <p>A placed member counts as one with a single value: else a set would be lost when one of its
 * members is placed, and the strategy would not be monotone. So k open members are looked for
 * first, which is what people see; and then, in houses that have enough placed ones for the rest,
 * fewer open ones, which hardly ever have anything left to say and are counted out during the first
 * look.
 */
abstract class HouseSets extends BoardFinder {
  final Variant variant;
  final int size;
  private final int[] houses;

  /**
   * The open members of the current house with few enough values, and these as bits; after i
   * choices, the later ones that can still join.
   */
  private final int[][] members;

  private final int[][] values;
  private final int[] counts;

  /** After i choices, the next member to try, and the values chosen so far. */
  private final int[] next;

  private final int[] unions;
  int placedCount;

  /** The chosen members, {@link #depth} of them. */
  final int[] chosen;

  int depth;

  /** The number of the current house, and how many open members are wanted. */
  int house;

  int wanted;
  private boolean hasSmaller;
  SolvingState state;
  Predicate<Deduction> sink;

  /**
   * @param houses the numbers of those looked at, in order
   */
  HouseSets(
      Strategy strategy, Variant variant, int size, Board board, Function<Geometry, int[]> houses) {
    super(strategy, board);
    this.variant = variant;
    this.size = size;
    this.houses = houses.apply(geometry);
    this.members = new int[size][board.digits()];
    this.values = new int[size][board.digits()];
    this.counts = new int[size];
    this.next = new int[size];
    this.unions = new int[size];
    this.chosen = new int[size];
  }

  @Override
  public final boolean find(SolvingState given, Predicate<Deduction> enough) {
    state = given;
    sink = enough;
    hasSmaller = false;
    wanted = size;
    boolean found = findInHouses();
    while (!found && hasSmaller && wanted > 1) {
      wanted--;
      found = findInHouses();
    }
    return found;
  }

  private boolean findInHouses() {
    for (int number : houses) {
      house = number;
      counts[0] = 0;
      placedCount = 0;
      collect();
      if (placedCount >= size - wanted && grow()) {
        return true;
      }
    }
    return false;
  }

  /** Takes the house's members with {@link #take}, and counts the placed ones. */
  abstract void collect();

  /** Takes an open member if it has few enough values. */
  final void take(int member, int itsValues) {
    if (Integer.bitCount(itsValues) <= wanted) {
      members[0][counts[0]] = member;
      values[0][counts[0]++] = itsValues;
    }
  }

  /**
   * Tries all choices of members, lexicographically; true if no more are wanted. A loop, since the
   * compiler takes in calls of itself, each with all that is done at the end of a choice, and took
   * longer for that than for all other finders.
   */
  private boolean grow() {
    next[0] = 0;
    unions[0] = 0;
    for (depth = 0; depth >= 0; ) {
      int level = depth;
      int i = next[level]++;
      if (i >= counts[level]) {
        depth--;
        continue;
      }
      int union = unions[level] | values[level][i];
      chosen[depth++] = members[level][i];
      if (depth < wanted) {
        look(union);
      } else if (offer(union)) {
        return true;
      }
      if (depth == wanted || !hasFurther(level, i, union)) {
        depth--;
      }
    }
    return false;
  }

  /** Prepares the choice among later members that fit the union, if there are enough for a set. */
  private boolean hasFurther(int level, int member, int union) {
    int count = 0;
    for (int i = member + 1; i < counts[level]; i++) {
      if (Integer.bitCount(union | values[level][i]) <= wanted) {
        members[depth][count] = members[level][i];
        values[depth][count++] = values[level][i];
      }
    }
    counts[depth] = count;
    next[depth] = 0;
    unions[depth] = union;
    int least = hasSmaller ? wanted : Math.min(wanted, size - placedCount);
    return depth + count >= least;
  }

  /** Checks whether fewer members together with placed ones form a set that changes something. */
  private void look(int union) {
    if (!hasSmaller && Integer.bitCount(union) <= depth && depth + placedCount >= size) {
      hasSmaller = changes(union);
    }
  }

  /** True if the chosen members, as the only owners of these values, would eliminate something. */
  abstract boolean changes(int union);

  /**
   * Offers the eliminations of the chosen members with these values; true if no more are wanted.
   */
  abstract boolean offer(int union);

  /** True if an earlier house contains all of some cells. */
  final boolean wasMet(int[] cells) {
    for (int earlier : houses) {
      if (earlier == house) {
        return false;
      }
      if (geometry.holds(earlier, cells)) {
        return true;
      }
    }
    return false;
  }
}
