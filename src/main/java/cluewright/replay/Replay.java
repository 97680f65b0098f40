package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.strategy.Rule;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Solves puzzles as a person would, from the initial state to where the strategies end.
 *
 * <p>Not safe for use by several threads at once; make one each from a shared {@link RuleBook}.
 */
public final class Replay {
  private final RuleBook book;
  private final Board board;
  private final Chaining chaining;
  private final Classifier classifier;

  public Replay(RuleBook book) {
    this.book = book;
    this.board = book.board();
    this.chaining = new Chaining(book);
    this.classifier = new Classifier(board, book.strategies());
  }

  public Replay(Board board, StrategySet strategies) {
    this(new RuleBook(board, strategies));
  }

  /** How the puzzle ends, without the path; a {@link Classifier} says as much without rules. */
  public SolvingPath.End end(Puzzle puzzle) {
    return classifier.end(puzzle);
  }

  /** The length and the end of {@link #parallel}, without the path; empty if it gets stuck. */
  public Optional<Completion> completion(Puzzle puzzle) {
    chaining.start(puzzle);
    int steps = 0;
    while (!chaining.isContradictory() && !chaining.isComplete() && chaining.step()) {
      steps++;
    }
    return currentEnd() == SolvingPath.End.SOLVED
        ? Optional.of(new Completion(steps, chaining.placements()))
        : Optional.empty();
  }

  /** All applicable rules at once, step by step: the paper's q0 … qk. */
  public SolvingPath parallel(Puzzle puzzle) {
    return path(puzzle, this::allReady);
  }

  /** The easiest applicable deduction, one at a time. */
  public SolvingPath human(Puzzle puzzle) {
    return path(puzzle, this::easiestReady);
  }

  private SolvingPath path(Puzzle puzzle, Supplier<List<Deduction>> next) {
    chaining.start(puzzle);
    GridState initial = GridState.initial(puzzle);
    GridState state = initial;
    List<Step> steps = new ArrayList<>();
    while (!chaining.isContradictory() && !chaining.isComplete()) {
      List<Deduction> deductions = next.get();
      if (deductions.isEmpty()) {
        break;
      }
      GridState before = state;
      for (Deduction deduction : deductions) {
        state = after(state, deduction);
      }
      steps.add(new Step(before, deductions, state));
    }
    return new SolvingPath(puzzle, initial, List.copyOf(steps), currentEnd());
  }

  private SolvingPath.End currentEnd() {
    if (chaining.isContradictory()) {
      return SolvingPath.End.CONTRADICTORY;
    }
    return chaining.isComplete() ? SolvingPath.End.SOLVED : SolvingPath.End.STUCK;
  }

  private List<Deduction> allReady() {
    BitSet taken = (BitSet) chaining.ready().clone();
    chaining.ready().clear();
    List<Deduction> deductions = new ArrayList<>();
    taken.stream().forEach(number -> applyIfNew(number, deductions));
    return deductions;
  }

  private List<Deduction> easiestReady() {
    List<Deduction> deductions = new ArrayList<>();
    BitSet ready = chaining.ready();
    while (deductions.isEmpty() && !ready.isEmpty()) {
      int easiest = ready.nextSetBit(0);
      ready.clear(easiest);
      applyIfNew(easiest, deductions);
    }
    return deductions;
  }

  private void applyIfNew(int number, List<Deduction> deductions) {
    Rule rule = book.rule(number);
    List<Integer> changes = new ArrayList<>();
    rule.forEachConclusion(
        conclusion -> {
          if (chaining.isOpen(rule, conclusion)) {
            changes.add(conclusion);
          }
        });
    if (!changes.isEmpty()) {
      chaining.apply(rule);
      deductions.add(new Deduction(board, rule, List.copyOf(changes)));
    }
  }

  private GridState after(GridState state, Deduction deduction) {
    if (!deduction.places()) {
      return state.eliminate(deduction.changes().stream().mapToInt(Integer::intValue).toArray());
    }
    int candidate = deduction.changes().get(0);
    return state.place(board.cellOf(candidate), board.digitOf(candidate));
  }
}
