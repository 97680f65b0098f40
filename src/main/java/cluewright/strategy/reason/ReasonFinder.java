package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Looks for sets of reasons that exclude candidates, smallest sets first. */
final class ReasonFinder extends BoardFinder {
  /** The choices after which a grid is not looked for any longer. */
  private static final int MOST_CHOICES = 300;

  /**
   * The work in one state, some tenths of a second, after which sets of a size are not looked for
   * any longer.
   */
  private static final long MOST_WORK = 100_000;

  private final Reasons reasons;

  /** By cell, the digit that it has in some grid that fits the state, 0 where none is known. */
  private final int[] guide;

  private final LeastReasons least;

  ReasonFinder(Strategy strategy, Board board) {
    super(strategy, board);
    this.reasons = new Reasons(board);
    this.guide = new int[board.cells()];
    this.least = new LeastReasons(reasons, guide);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    if (state.isContradictory() || !strategy.about().scope().has(state)) {
      return false;
    }
    if (!least.load(state)) {
      Arrays.fill(guide, 0);
    }
    findGuide(state);
    Set<Integer> open = open(state);
    int largest = FewReasons.size(strategy.variants().get(strategy.variants().size() - 1));
    for (int size = 1; size <= largest; size++) {
      least.allow(MOST_WORK);
      if (offer(state, open, size, sink)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Offers the sets of a size, if they are a form of the strategy; what a smaller one excludes is
   * not open any more.
   */
  private boolean offer(
      SolvingState state, Set<Integer> open, int size, Predicate<Deduction> sink) {
    Optional<Variant> form =
        strategy.variants().stream().filter(each -> FewReasons.size(each) == size).findFirst();
    for (int candidate : List.copyOf(open)) {
      Optional<int[]> set =
          open.contains(candidate) && !least.isOver()
              ? least.of(candidate, size)
              : Optional.empty();
      if (set.isPresent()) {
        int[] fallen = fallen(open, set.get(), candidate);
        Arrays.stream(fallen).forEach(open::remove);
        if (form.isPresent() && sink.test(deduction(state, form.get(), set.get(), fallen))) {
          return true;
        }
      }
    }
    return false;
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
    int[] all = IntStream.range(0, reasons.size()).toArray();
    if (!fits(state)) {
      Arrays.fill(guide, 0);
      if (least.trial().together(all, MOST_CHOICES) == Trial.Result.POSSIBLE) {
        System.arraycopy(least.trial().chosen(), 0, guide, 0, guide.length);
      }
    }
  }

  private boolean fits(SolvingState state) {
    return IntStream.range(0, guide.length)
        .allMatch(
            cell -> guide[cell] != 0 && (state.candidates(cell) >>> (guide[cell] - 1) & 1) != 0);
  }

  private Set<Integer> open(SolvingState state) {
    Set<Integer> open = new TreeSet<>();
    for (int candidate = 0; candidate < board.candidates(); candidate++) {
      int cell = board.cellOf(candidate);
      if (state.isOpen(cell, board.digitOf(candidate)) && guide[cell] != board.digitOf(candidate)) {
        open.add(candidate);
      }
    }
    return open;
  }

  private int[] fallen(Set<Integer> open, int[] set, int known) {
    return open.stream()
        .filter(candidate -> candidate == known || least.isExcluded(candidate, set))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private Deduction deduction(SolvingState state, Variant form, int[] set, int[] fallen) {
    int[] ordered = new ReasonOrder(reasons, state).of(set, fallen);
    List<Reason> named = Arrays.stream(ordered).mapToObj(reasons::get).toList();
    ReasonEvidence evidence = new ReasonEvidence(state, named);
    return eliminate(form, fallen, evidence::evidence)
        .unfoldedBy(new UnfoldingLines(reasons, ordered, state)::of);
  }
}
