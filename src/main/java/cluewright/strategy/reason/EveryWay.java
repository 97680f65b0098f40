package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.Board.RulePair;
import cluewright.model.House;
import cluewright.model.rule.Primitive;
import cluewright.strategy.core.WorkingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Whether reasons exclude a candidate of a state, by every way to satisfy each of them: all
 * alternatives of a truth, all fillings of the cells of a rule. For small boards, and only to check
 * what {@link Trial} says, with which it shares nothing.
 */
final class EveryWay {
  /** The fillings of a rule that are tried before it is too large. */
  private static final int MOST_FILLINGS = 300_000;

  private final Board board;
  private final List<Reason> reasons;

  /** By candidate, all others that cannot stand beside it. */
  private final BitSet[] barred;

  /** By reason, the ways to satisfy it in the state; empty if there are too many to try. */
  private final List<Optional<List<Way>>> ways = new ArrayList<>();

  private int fillings;

  /**
   * Candidates that stand together.
   *
   * @param barred all that cannot stand beside them
   */
  private record Way(BitSet candidates, BitSet barred) {

    boolean fits(BitSet others) {
      return !candidates.intersects(others);
    }

    Way and(Way other) {
      return new Way(union(candidates, other.candidates), union(barred, other.barred));
    }

    private static BitSet union(BitSet some, BitSet others) {
      BitSet union = (BitSet) some.clone();
      union.or(others);
      return union;
    }
  }

  /**
   * A rule whose cells are filled in order.
   *
   * @param endingAt by position, the conditions of which it has the last cell
   */
  private record Filled(List<Integer> cells, List<List<Primitive>> endingAt) {

    static Filled of(Reason.OfRule rule) {
      List<Integer> cells = rule.cells();
      List<List<Primitive>> endingAt =
          IntStream.range(0, cells.size())
              .mapToObj(
                  position ->
                      rule.meaning().stream()
                          .filter(each -> last(cells, each) == position)
                          .toList())
              .toList();
      return new Filled(cells, endingAt);
    }

    private static int last(List<Integer> cells, Primitive each) {
      return each.cells().stream().mapToInt(cells::indexOf).max().orElseThrow();
    }
  }

  EveryWay(Board board, List<Reason> reasons) {
    this.board = board;
    this.reasons = reasons;
    this.barred = new BitSet[board.candidates()];
    for (int candidate = 0; candidate < barred.length; candidate++) {
      int one = candidate;
      barred[one] = where(other -> other != one && areApart(one, other));
    }
    barPairs();
  }

  private BitSet where(IntPredicate holds) {
    BitSet found = new BitSet();
    IntStream.range(0, board.candidates()).filter(holds).forEach(found::set);
    return found;
  }

  /** True if two candidates are digits of one cell, or equal digits of a house. */
  private boolean areApart(int one, int other) {
    int first = board.cellOf(one);
    int second = board.cellOf(other);
    return first == second
        || (board.digitOf(one) == board.digitOf(other)
            && board.houses().stream()
                .filter(EveryWay::isKnown)
                .anyMatch(
                    house -> house.cells().contains(first) && house.cells().contains(second)));
  }

  /** What a drawn rule says of its cells is a reason, unless each digit stands in them. */
  private static boolean isKnown(House house) {
    return house.holdsEveryDigit() || !house.kind().form().isDrawn();
  }

  private void barPairs() {
    for (RulePair pair : board.pairs()) {
      if (pair.rule().kind().form().isDrawn()) {
        continue;
      }
      for (int first = 1; first <= board.digits(); first++) {
        for (int second = 1; second <= board.digits(); second++) {
          if (!pair.allows(first, second)) {
            int one = board.candidate(pair.first(), first);
            int other = board.candidate(pair.second(), second);
            barred[one].set(other);
            barred[other].set(one);
          }
        }
      }
    }
  }

  void load(WorkingState state) {
    ways.clear();
    IntPredicate isLeft =
        each -> (state.candidates(board.cellOf(each)) >>> (board.digitOf(each) - 1) & 1) != 0;
    for (Reason reason : reasons) {
      ways.add(
          reason instanceof Reason.OfRule rule
              ? fillings(Filled.of(rule), isLeft)
              : Optional.of(
                  Arrays.stream(reason.alternatives(board))
                      .filter(isLeft)
                      .mapToObj(this::way)
                      .toList()));
    }
  }

  private Way way(int candidate) {
    BitSet one = new BitSet();
    one.set(candidate);
    return new Way(one, barred[candidate]);
  }

  private Optional<List<Way>> fillings(Filled rule, IntPredicate isLeft) {
    List<Way> found = new ArrayList<>();
    fillings = 0;
    fill(rule, isLeft, 0, new int[board.cells()], new Way(new BitSet(), new BitSet()), found);
    return fillings > MOST_FILLINGS ? Optional.empty() : Optional.of(found);
  }

  private void fill(
      Filled rule, IntPredicate isLeft, int position, int[] digits, Way way, List<Way> found) {
    if (++fillings > MOST_FILLINGS) {
      return;
    }
    if (position == rule.cells.size()) {
      found.add(way);
      return;
    }
    int cell = rule.cells.get(position);
    for (int digit = 1; digit <= board.digits(); digit++) {
      int candidate = board.candidate(cell, digit);
      if (isLeft.test(candidate) && !way.barred.get(candidate)) {
        digits[cell] = digit;
        if (rule.endingAt.get(position).stream().allMatch(each -> each.holds(c -> digits[c]))) {
          fill(rule, isLeft, position + 1, digits, way.and(way(candidate)), found);
        }
      }
    }
  }

  /** True if all of some reasons have few enough ways to try each. */
  boolean canTry(List<Integer> set) {
    return set.stream().allMatch(number -> ways.get(number).isPresent());
  }

  /** True if a set of reasons, by number, excludes a candidate. */
  boolean excludes(List<Integer> set, int candidate) {
    List<List<Way>> fitting =
        set.stream()
            .map(number -> fitting(number, candidate))
            .sorted(Comparator.comparingInt(List::size))
            .toList();
    return !isPossible(fitting, 0, new BitSet());
  }

  private boolean isPossible(List<List<Way>> all, int next, BitSet against) {
    if (next == all.size()) {
      return true;
    }
    for (Way way : all.get(next)) {
      if (way.fits(against) && isPossible(all, next + 1, Way.union(against, way.barred))) {
        return true;
      }
    }
    return false;
  }

  private List<Way> fitting(int number, int candidate) {
    return ways.get(number).orElseThrow().stream()
        .filter(way -> way.fits(barred[candidate]))
        .toList();
  }

  /**
   * True if some set of at most so many reasons excludes a candidate; reasons that have too many
   * ways are left out.
   *
   * @param most 0, 1 or 2
   */
  boolean isExcludedByAny(int most, int candidate) {
    if (most == 0) {
      return false;
    }
    List<List<Way>> fitting =
        IntStream.range(0, reasons.size())
            .filter(number -> ways.get(number).isPresent())
            .mapToObj(number -> fitting(number, candidate))
            .toList();
    if (fitting.stream().anyMatch(List::isEmpty)) {
      return true;
    }
    return most > 1
        && IntStream.range(0, fitting.size())
            .anyMatch(
                one ->
                    fitting.subList(0, one).stream()
                        .anyMatch(other -> areAtOdds(fitting.get(one), other)));
  }

  private static boolean areAtOdds(List<Way> some, List<Way> others) {
    for (Way one : some) {
      for (Way other : others) {
        if (other.fits(one.barred)) {
          return false;
        }
      }
    }
    return true;
  }
}
