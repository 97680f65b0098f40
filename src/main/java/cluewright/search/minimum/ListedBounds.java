package cluewright.search.minimum;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.published.PublishedList;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.LowerBound;
import cluewright.search.Proof;
import cluewright.search.race.Run;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CancellationException;

/**
 * The bounds given by the {@link PublishedList}: if the strategies solve one of its puzzles, 17
 * clues are enough; if they solve none, 17 are too few, according to the list.
 */
final class ListedBounds {
  private final MinimumRequest request;
  private final Run run;
  private final PublishedList list = PublishedList.ofSeventeenClues();
  private Optional<Puzzle> solved = Optional.empty();

  private ListedBounds(MinimumRequest request, Run run) {
    this.request = request;
    this.run = run;
  }

  /** True if the list may be used and covers this board. */
  static boolean suits(MinimumRequest request) {
    return request.lists().areAsked()
        && request.method() == MinimumMethod.AUTO
        && request.board().equals(Boards.NINE);
  }

  /**
   * Applies the strategies to the list.
   *
   * @throws CancellationException if the run is over before
   */
  static ListedBounds of(MinimumRequest request, Run run) {
    ListedBounds bounds = new ListedBounds(request, run);
    bounds.solved = bounds.firstSolved();
    return bounds;
  }

  /** The first puzzle solved, starting at a place that the seed determines. */
  private Optional<Puzzle> firstSolved() {
    Classifier classifier = new Classifier(request.board(), request.strategies());
    int first = new Random(request.seed()).nextInt(list.size());
    for (int i = 0; i < list.size(); i++) {
      run.throwIfStopped();
      Puzzle puzzle = list.puzzle((first + i) % list.size());
      if (classifier.end(puzzle) == SolvingPath.End.SOLVED) {
        return Optional.of(puzzle);
      }
    }
    return Optional.empty();
  }

  /** Why 17 clues are too few; empty if they are not. */
  Optional<LowerBound> tooFew() {
    if (solved.isPresent()) {
      return Optional.empty();
    }
    Phrase sentence =
        Phrase.of(
            "search.listed-unsolved",
            list.size(),
            PublishedList.CLUES,
            Phrase.of("search.source-list"));
    Proof proof = new Proof(Proof.Kind.PUBLISHED_LIST, sentence, CellSet.empty());
    return Optional.of(new LowerBound(PublishedList.CLUES + 1, proof));
  }

  /**
   * A puzzle that the strategies solve: a listed one or, if there is none, one with an added clue.
   *
   * @throws CancellationException if the run is over before
   */
  Optional<Puzzle> puzzle() {
    return solved.or(this::withOneMore);
  }

  private Optional<Puzzle> withOneMore() {
    SolutionCounter counter = new SolutionCounter(request.board());
    Closure closure = Closures.of(request.board(), request.strategies());
    for (int number = 0; number < list.size(); number++) {
      run.throwIfStopped();
      Puzzle puzzle = list.puzzle(number);
      Puzzle solution = counter.solutions(puzzle, 1).get(0);
      OptionalInt cell = completing(puzzle, solution, closure);
      if (cell.isPresent()) {
        return Optional.of(puzzle.with(cell.getAsInt(), solution.digit(cell.getAsInt())));
      }
    }
    return Optional.empty();
  }

  /** An empty cell whose digit, as a clue, lets the strategies complete the puzzle. */
  private static OptionalInt completing(Puzzle puzzle, Puzzle solution, Closure closure) {
    int[] closed = new int[closure.stateSize()];
    closure.begin(puzzle);
    closure.close();
    closure.save(closed, 0);
    return puzzle.mask().open().stream()
        .filter(
            cell -> {
              closure.load(closed, 0);
              closure.place(cell, solution.digit(cell));
              return closure.close() && closure.isComplete();
            })
        .findFirst();
  }
}
