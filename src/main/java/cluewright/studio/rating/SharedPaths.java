package cluewright.studio.rating;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Continuation;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.studio.work.Shared;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;

/**
 * The paths through puzzles, one step at a time, each worked out once for the replay, the profile
 * and the results. For use by several threads.
 */
public final class SharedPaths {
  private static final int MOST = 32;

  private final Shared<Asked, SolvingPath> paths;
  private final Shared<Asked, Continuation> continued = new Shared<>(MOST, this::goOn);

  /** A puzzle and the strategies that are allowed. */
  public record Asked(Puzzle puzzle, StrategySet strategies) {}

  public SharedPaths() {
    this(
        (asked, stop) ->
            new Replay(asked.puzzle.board(), asked.strategies).stoppedBy(stop).human(asked.puzzle));
  }

  /**
   * Paths from another source.
   *
   * @param replay finds a path, or leaves by a {@link CancellationException} if it is stopped
   */
  public SharedPaths(BiFunction<Asked, Stop, SolvingPath> replay) {
    this.paths = new Shared<>(MOST, replay);
  }

  /**
   * The path of the strategies.
   *
   * @throws CancellationException if it is stopped
   */
  public SolvingPath path(Asked asked, Stop stop) {
    return paths.of(asked, stop);
  }

  /**
   * The path of the strategies, and what helps where they get stuck.
   *
   * @throws CancellationException if it is stopped
   */
  public Continuation continued(Asked asked, Stop stop) {
    return continued.of(asked, stop);
  }

  private Continuation goOn(Asked asked, Stop stop) {
    SolvingPath path = path(asked, stop);
    Continuation whole =
        new Explorer(asked.puzzle.board(), asked.strategies, stop).goOn(path, Replay.Pace.SINGLE);
    stop.throwIfStopped();
    return whole;
  }
}
