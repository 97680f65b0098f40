package cluewright.replay;

import cluewright.model.Puzzle;
import java.util.Optional;

/**
 * Completes puzzles by the rules themselves, and knows neither finders nor closures, so that it can
 * contradict both. Not safe for use by several threads at once.
 */
final class RuleReplay {
  private final Chaining chaining;

  RuleReplay(RuleBook book) {
    this.chaining = new Chaining(book);
  }

  /** The length of the parallel path and its solution; empty if the puzzle is not completed. */
  Optional<Completion> completion(Puzzle puzzle) {
    chaining.start(puzzle);
    int steps = 0;
    while (!chaining.isContradictory() && !chaining.isComplete() && chaining.step()) {
      steps++;
    }
    return chaining.isComplete() && !chaining.isContradictory()
        ? Optional.of(new Completion(steps, chaining.placements()))
        : Optional.empty();
  }
}
