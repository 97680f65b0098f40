package cluewright.replay;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * Tells how puzzles end under a set of strategies without building their paths, which is quick for
 * many puzzles.
 *
 * <p>It works by {@link Closure}, and the paths of {@link Replay} by the rules themselves, so that
 * each can contradict the other. Under any strategies what matters is the number of solutions,
 * which is counted. For one thread.
 */
public final class Classifier {
  private final Closure closure;
  private final Optional<Sound> sound;
  private final Optional<SolutionCounter> any;

  /**
   * For strategies that assume uniqueness: the counter that checks it, and the classifier without
   * these strategies.
   */
  private record Sound(SolutionCounter counter, Classifier rest) {}

  public Classifier(Board board, StrategySet strategies) {
    this.any = strategies.isAny() ? Optional.of(new SolutionCounter(board)) : Optional.empty();
    this.closure = Closures.of(board, strategies);
    this.sound =
        strategies.assumesUniqueness()
            ? Optional.of(
                new Sound(
                    new SolutionCounter(board),
                    new Classifier(board, strategies.assumingNothing())))
            : Optional.empty();
  }

  /**
   * The end of the puzzle's path; without a unique solution, strategies that assume one are not
   * used.
   */
  public SolvingPath.End end(Puzzle puzzle) {
    if (any.isPresent()) {
      return switch (any.get().number(puzzle)) {
        case NONE -> SolvingPath.End.CONTRADICTORY;
        case ONE -> SolvingPath.End.SOLVED;
        case SEVERAL, UNKNOWN -> SolvingPath.End.STUCK;
      };
    }
    SolvingPath.End end = closed(puzzle);
    return end == SolvingPath.End.STUCK
        ? end
        : sound
            .filter(known -> known.counter.number(puzzle) != Solutions.ONE)
            .map(known -> known.rest.end(puzzle))
            .orElse(end);
  }

  private SolvingPath.End closed(Puzzle puzzle) {
    closure.begin(puzzle);
    if (!closure.close()) {
      return SolvingPath.End.CONTRADICTORY;
    }
    return closure.isComplete() ? SolvingPath.End.SOLVED : SolvingPath.End.STUCK;
  }
}
