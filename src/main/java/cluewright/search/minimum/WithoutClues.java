package cluewright.search.minimum;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.search.LowerBound;
import cluewright.search.Proof;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Judges the board without any clue as a puzzle: relations and cages alone may determine every
 * digit, or contradict each other.
 *
 * <p>This is tried first, since a search that lowers the number of clues one by one begins with
 * puzzles that have some.
 */
final class WithoutClues {
  private static final String NAME = "count";

  private WithoutClues() {}

  /**
   * Takes the empty board if it is a puzzle; otherwise returns the bound that follows: at least one
   * clue, or more than there are cells if the board has no solution. Empty if it is a puzzle, or
   * its solutions take too long to count.
   *
   * @throws CancellationException if the run is over before
   */
  static Optional<LowerBound> look(StrategySet strategies, FewestYet yet, Run run) {
    Board board = yet.board();
    Puzzle empty = Puzzle.empty(board);
    Solutions solutions = new SolutionCounter(board, run).number(empty);
    if (solutions == Solutions.NONE) {
      return bound(board.cells() + 1, Proof.Scope.ALL, Phrase.of("search.no-grid"));
    }
    if (solutions == Solutions.SEVERAL) {
      return bound(1, Proof.Scope.SEVERAL, Phrase.of("search.several-without"));
    }
    boolean isSolved =
        strategies.isAny()
            ? solutions == Solutions.ONE
            : new Classifier(board, strategies).end(empty) == SolvingPath.End.SOLVED;
    if (isSolved) {
      yet.take(empty, NAME);
    }
    return isSolved || strategies.isAny()
        ? Optional.empty()
        : bound(1, Proof.Scope.STRATEGIES, Phrase.of("search.stuck-without"));
  }

  /** The bound from the only way to fill no cells. */
  private static Optional<LowerBound> bound(int clues, Proof.Scope scope, Phrase sentence) {
    Proof proof = new Proof(Proof.Kind.EXHAUSTED, sentence, CellSet.empty()).ruling(scope);
    return Optional.of(new LowerBound(clues, proof));
  }
}
