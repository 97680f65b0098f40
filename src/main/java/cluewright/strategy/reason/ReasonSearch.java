package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The smallest sets of reasons that exclude candidates of a state, found one after the other, as
 * far as they are asked for. What shows that a set excludes nothing is kept from state to state of
 * a solution. For one thread.
 */
final class ReasonSearch {
  /** The choices after which a grid is not looked for any longer. */
  private static final int MOST_CHOICES = 300;

  /** The work in one state, some tenths of a second, after which a size is given up. */
  private static final long MOST_WORK = 100_000;

  /** The work for sizes that are given up, some seconds for all states of a solution. */
  private static final long MOST_IN_VAIN = 2_000_000;

  /** The part of the work left for what is in vain that is given to a size, and the least. */
  private static final int PART = 20;

  private static final long LEAST_WORK = 10_000;

  /** The most reasons of sets that are found without fail where there are houses alone. */
  private static final int PAIR = 2;

  private final Board board;
  private final Reasons reasons;

  /** By cell, the digit that it has in some grid that fits the state, 0 where none is known. */
  private final int[] guide;

  private final LeastReasons least;

  private final MoreReasons more;

  /** The work left for sizes that are given up. */
  private long inVain = MOST_IN_VAIN;

  private long allowed;

  /** What is found in the state, in its order. */
  private final List<Found> all = new ArrayList<>();

  /** What nothing found excludes, and those of it that are still to be looked at. */
  private final Set<Integer> open = new TreeSet<>();

  private final List<Integer> waiting = new ArrayList<>();

  /** The most reasons of the sets that are looked for. */
  private int size;

  /** True if the work for a size came to its end, so that larger sets may have too many reasons. */
  private boolean isCut;

  /**
   * A set of reasons, by number.
   *
   * @param size the size that was looked for; more than {@link FewReasons#MOST} for any
   * @param candidates all that it excludes and no set before it; nor a part of it, if it is a
   *     smallest one
   */
  record Found(int size, List<Integer> reasons, List<Integer> candidates) {
    Found {
      if (candidates.isEmpty()) {
        throw new IllegalArgumentException("a set that excludes nothing: " + reasons);
      }
    }
  }

  ReasonSearch(Reasons reasons) {
    this.board = reasons.board();
    this.reasons = reasons;
    this.guide = new int[board.cells()];
    this.least = new LeastReasons(reasons, guide);
    this.more = new MoreReasons(reasons);
  }

  /** Goes to a state; nothing happens if it is there already. */
  void load(SolvingState state) {
    if (size > 0 && least.trial().isAt(state)) {
      return;
    }
    if (!least.load(state)) {
      Arrays.fill(guide, 0);
      more.forget();
    }
    more.load(state);
    findGuide(state);
    all.clear();
    open.clear();
    IntStream.range(0, board.candidates())
        .filter(each -> least.trial().isOpen(each) && !isOfGuide(each))
        .filter(each -> state.placed(board.cellOf(each)) == 0)
        .forEach(open::add);
    isCut = false;
    begin(1);
  }

  private boolean isOfGuide(int candidate) {
    return guide[board.cellOf(candidate)] == board.digitOf(candidate);
  }

  private void begin(int next) {
    size = next;
    allowed =
        size <= PAIR && FewReasons.UP_TO_TWO.isMonotone(board)
            ? Long.MAX_VALUE
            : Math.max(LEAST_WORK, Math.min(MOST_WORK, inVain / PART));
    least.allow(allowed);
    waiting.clear();
    waiting.addAll(open);
  }

  /**
   * One of the sets that are found, by number; empty if there are fewer.
   *
   * @param largest the most reasons; more than {@link FewReasons#MOST} for any number of them
   */
  Optional<Found> get(int number, int largest) {
    while (number >= all.size() && size <= largest) {
      if (size > FewReasons.MOST) {
        size++;
        more.of(open).ifPresent(set -> add(set.candidate(), set.reasons()));
      } else if (waiting.isEmpty() || least.isOver()) {
        end();
      } else {
        look(waiting.remove(0));
      }
    }
    return number < all.size() ? Optional.of(all.get(number)) : Optional.empty();
  }

  private void end() {
    if (!waiting.isEmpty()) {
      isCut = true;
      inVain -= allowed;
    }
    begin(size + 1);
  }

  private void look(int candidate) {
    if (open.contains(candidate)) {
      least.of(candidate, size).ifPresent(set -> add(candidate, fewest(candidate, set)));
    }
  }

  private int[] fewest(int candidate, int[] set) {
    return isCut || least.isUnsure() ? least.lessened(candidate, set, LEAST_WORK) : set;
  }

  /**
   * True if a set excludes a candidate as well; and, if it is a smallest one, no part of it is
   * known to do so.
   */
  private boolean isExcludedBy(int[] set, int candidate) {
    return size > FewReasons.MOST
        ? more.excludes(set, candidate)
        : least.isExcluded(candidate, set) && fewest(candidate, set).length == set.length;
  }

  private void add(int candidate, int[] set) {
    List<Integer> fallen =
        open.stream().filter(each -> each == candidate || isExcludedBy(set, each)).toList();
    fallen.forEach(open::remove);
    all.add(new Found(size, IntStream.of(set).boxed().toList(), fallen));
  }

  /**
   * Finds a grid that fits the state: it shows what to try first, and which candidates nothing
   * excludes.
   */
  private void findGuide(SolvingState state) {
    if (fits(state)) {
      return;
    }
    Arrays.fill(guide, 0);
    state.expected().ifPresent(grid -> Arrays.setAll(guide, grid::digit));
    if (!fits(state)) {
      Arrays.fill(guide, 0);
      int[] every = IntStream.range(0, reasons.size()).toArray();
      if (least.trial().together(every, MOST_CHOICES) == Trial.Result.POSSIBLE) {
        System.arraycopy(least.trial().chosen(), 0, guide, 0, guide.length);
      }
    }
  }

  private boolean fits(SolvingState state) {
    return IntStream.range(0, guide.length)
        .allMatch(
            cell -> guide[cell] != 0 && (state.candidates(cell) >>> (guide[cell] - 1) & 1) != 0);
  }
}
