package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.reason.ReasonSearch.Found;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Checks steps of few reasons on a small board by trying every way to satisfy them. For one thread.
 */
public final class ReasonTruth {
  /** The largest sets of reasons that are all tried, to see whether one of them does as well. */
  private static final int MOST_TRIED = 2;

  private final Reasons reasons;
  private final EveryWay every;
  private final List<Finder> finders;

  /** What is to be said of a step. */
  public enum Verdict {
    /** Its reasons exclude what it says, none of them can be left out, and no fewer ones do. */
    RIGHT,
    /** Its reasons do not exclude what it says, or a solution falls. */
    WRONG,
    /** Fewer reasons exclude what it says. */
    NOT_LEAST,
    /** There are too many ways to satisfy a reason. */
    UNCHECKED
  }

  /**
   * A step and what is to be said of it.
   *
   * @param reasons how many it has
   */
  public record Checked(Deduction step, int reasons, Verdict verdict) {}

  public ReasonTruth(Board board) {
    this.reasons = new Reasons(board);
    this.every =
        new EveryWay(board, IntStream.range(0, reasons.size()).mapToObj(reasons::get).toList());
    this.finders =
        Stream.of(FewReasons.UP_TO_TWO, FewReasons.OF_THREE, FewReasons.OF_FOUR)
            .map(strategy -> strategy.finder(board))
            .toList();
  }

  /**
   * Solves a puzzle as far as it goes, by all steps of a state at once, and checks each. Sometimes
   * what is left in a cell is placed, so that more states are met.
   *
   * @param grids solutions, of which nothing may fall
   * @param stop ends it between two checks, and within a search
   * @param sink given the steps of each state that was checked to its end
   */
  public void solve(
      Puzzle puzzle, Collection<Puzzle> grids, Random random, Stop stop, Consumer<Checked> sink) {
    SolvingState state = new SolvingState(puzzle.board());
    state.stopWhen(stop);
    state.load(puzzle);
    List<Checked> all = check(state, grids);
    while (!all.isEmpty()) {
      all.forEach(sink);
      all.forEach(each -> each.step().applyTo(state));
      if (random.nextBoolean()) {
        placeSingles(state);
      }
      all = check(state, grids);
    }
  }

  private static void placeSingles(SolvingState state) {
    for (int cell = 0; cell < state.board().cells(); cell++) {
      if (Integer.bitCount(state.open(cell)) == 1) {
        state.place(cell, Integer.numberOfTrailingZeros(state.open(cell)) + 1);
      }
    }
  }

  /** Checks all steps in a state. */
  List<Checked> check(SolvingState state, Collection<Puzzle> grids) {
    List<Deduction> steps = new ArrayList<>();
    finders.forEach(finder -> finder.find(state, step -> !steps.add(step)));
    every.load(state);
    ReasonSearch search = state.memory(ReasonSearch.class, () -> new ReasonSearch(reasons));
    return steps.stream()
        .map(
            step -> {
              state.stop().throwIfStopped();
              List<Integer> set = found(search, step).reasons();
              return new Checked(step, set.size(), verdict(set, step.changes(), grids));
            })
        .toList();
  }

  /** What the search found for a step. */
  private static Found found(ReasonSearch search, Deduction step) {
    return Stream.iterate(0, number -> number + 1)
        .map(number -> search.get(number, FewReasons.MOST))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream)
        .filter(found -> found.candidates().equals(step.changes()))
        .findFirst()
        .orElseThrow();
  }

  /** What is to be said of a set of reasons, by number, that is said to exclude candidates. */
  Verdict verdict(List<Integer> set, List<Integer> fallen, Collection<Puzzle> grids) {
    Board board = reasons.board();
    if (fallen.stream()
        .anyMatch(
            each ->
                grids.stream()
                    .anyMatch(grid -> grid.digit(board.cellOf(each)) == board.digitOf(each)))) {
      return Verdict.WRONG;
    }
    if (!every.canTry(set)) {
      return Verdict.UNCHECKED;
    }
    if (!fallen.stream().allMatch(each -> every.excludes(set, each))) {
      return Verdict.WRONG;
    }
    return fallen.stream().allMatch(each -> isLeast(set, each)) ? Verdict.RIGHT : Verdict.NOT_LEAST;
  }

  private boolean isLeast(List<Integer> set, int candidate) {
    return set.stream().noneMatch(each -> every.excludes(without(set, each), candidate))
        && !every.isExcludedByAny(Math.min(set.size() - 1, MOST_TRIED), candidate);
  }

  private static List<Integer> without(List<Integer> set, Integer one) {
    return set.stream().filter(each -> !each.equals(one)).toList();
  }
}
