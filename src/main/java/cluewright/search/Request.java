package cluewright.search;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;

/**
 * What to generate.
 *
 * @param mask where the clues stand
 * @param strategies what a solver may use
 * @param time how long to try before the outcome is undecided
 * @param seed the same seed makes the same choices, as far as time allows
 * @param known puzzles of this mask that are not wanted again, in no relabelling of their digits
 */
public record Request(
    Mask mask, StrategySet strategies, Duration time, long seed, List<Puzzle> known) {
  public static final Duration DEFAULT_TIME = Duration.ofSeconds(60);

  public Request {
    known = List.copyOf(known);
  }

  public Request(Mask mask, StrategySet strategies) {
    this(mask, strategies, DEFAULT_TIME, 1, List.of());
  }

  public Request withTime(Duration limit) {
    return new Request(mask, strategies, limit, seed, known);
  }

  public Request withSeed(long number) {
    return new Request(mask, strategies, time, number, known);
  }

  public Request withKnown(List<Puzzle> puzzles) {
    return new Request(mask, strategies, time, seed, puzzles);
  }
}
