package cluewright.studio.results;

import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Completion;
import cluewright.replay.Completions;
import cluewright.replay.Continuation;
import cluewright.replay.rating.Rating;
import cluewright.strategy.core.Strategy;
import cluewright.studio.rating.SharedPaths;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * The figures of a result, computed from the puzzle alone.
 *
 * @param rating HoDoKu's, with all strategies
 * @param steps of a person who uses the strategies that were allowed, one step at a time, and what
 *     helps where they get stuck, as the replay does
 * @param parallelSteps k, when all that applies is applied at once; empty for any strategies
 * @param uses how often a person uses each strategy, easiest first
 * @param isHardestNeeded whether the other strategies get stuck without the hardest one used
 */
record Figures(
    Rating rating,
    int steps,
    OptionalInt parallelSteps,
    Map<Strategy, Long> uses,
    boolean isHardestNeeded) {

  /**
   * Computes the figures, which may take a second for a hard puzzle.
   *
   * @param rate works a rating out, or knows it
   * @throws CancellationException if it is stopped
   */
  static Figures of(Result result, Function<Puzzle, Rating> rate, SharedPaths paths, Stop stop) {
    SharedPaths.Asked asked = new SharedPaths.Asked(result.puzzle(), result.strategies());
    Map<Strategy, Long> uses = paths.path(asked, stop).uses();
    Continuation whole = paths.continued(asked, stop);
    return new Figures(
        rate.apply(result.puzzle()),
        whole.path().length(),
        result.strategies().isAny() ? OptionalInt.empty() : parallelSteps(result),
        uses,
        hardest(uses).filter(strategy -> isNeeded(result, strategy)).isPresent());
  }

  /** The same with another rating. */
  Figures with(Rating other) {
    return new Figures(other, steps, parallelSteps, uses, isHardestNeeded);
  }

  private static OptionalInt parallelSteps(Result result) {
    return new Completions(result.puzzle().board(), result.strategies())
        .completion(result.puzzle())
        .map(Completion::steps)
        .orElse(OptionalInt.of(0));
  }

  /** True if a strategy is required; none is if any are allowed. */
  private static boolean isNeeded(Result result, Strategy strategy) {
    if (result.strategies().isAny()) {
      return false;
    }
    return new Completions(result.puzzle().board(), result.strategies().without(strategy))
        .completion(result.puzzle())
        .isEmpty();
  }

  /** The hardest strategy used, by the catalogue's order; empty for a full grid. */
  Optional<Strategy> hardest() {
    return hardest(uses);
  }

  private static Optional<Strategy> hardest(Map<Strategy, Long> uses) {
    List<Strategy> order = new ArrayList<>(uses.keySet());
    return order.isEmpty() ? Optional.empty() : Optional.of(order.get(order.size() - 1));
  }

  Optional<Rating.Rated> rated() {
    return rating instanceof Rating.Rated rated ? Optional.of(rated) : Optional.empty();
  }
}
