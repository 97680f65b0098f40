package cluewright.cli.option;

import cluewright.cli.terminal.UsageException;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Request;
import cluewright.search.engine.Engines;
import cluewright.strategy.StrategySet;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that decides masks: what is allowed, and how hard to try. */
public final class RequestOptions {
  private static final int MOST_THREADS = 256;
  private static final long USUAL_SEED = 1;

  /** The 64-bit golden ratio: seeds this far apart are unrelated. */
  private static final long BETWEEN_DIFFICULTIES = 0x9E3779B97F4A7C15L;

  @Mixin private StrategiesOption strategies;

  @Mixin private GoalOptions goal;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      description =
          "Time limit per mask, for all its puzzles together: 60s, 2m, 500ms."
              + " Default: 60s per puzzle.")
  private Duration time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The same seed makes the same choices; with one thread and one engine, the same puzzle."
              + " Default: another each time, which it says; for bench 1.")
  private Long seed;

  private boolean isSeedDrawn;

  @Option(
      names = {"-e", "--engine"},
      paramLabel = "ENGINE",
      defaultValue = "auto",
      description =
          "The engine: ${COMPLETION-CANDIDATES}; auto races those that suit the mask. Default:"
              + " ${DEFAULT-VALUE}.")
  private EngineChoice engine;

  @Mixin private ListsOption lists;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Maximum number of threads, up to 256. Default: all cores.")
  private Integer threads;

  /** Sets the streams as {@link GoalOptions#readFrom} does. */
  public void readFrom(InputStream in, String other) {
    goal.readFrom(in, other);
  }

  /** Allows any strategies where nothing says which, as where rules have none of their own. */
  public void allowAnyOtherwise() {
    goal.allowOtherwise(StrategySet.any());
  }

  public StrategySet strategies() {
    return goal.allowed(strategies.named());
  }

  /**
   * What to try if nothing is found, as a sentence without full stop: where all strategies of a
   * level are allowed, few puzzles require an easier one.
   */
  public Optional<String> advice() {
    return strategies.named().isPresent() ? Optional.empty() : goal.advice();
  }

  /** What a proof does not cover, as a sentence without full stop. */
  public Optional<String> restriction() {
    return strategies.named().isPresent() ? Optional.empty() : goal.restriction();
  }

  /** The mask of the fixed digits, if there are any. */
  public Optional<Mask> maskOfGivens(Optional<Board> board) {
    return goal.mask(board);
  }

  /** The total time for the puzzles of a mask, if given. */
  public Optional<Duration> time() {
    return Optional.ofNullable(time);
  }

  /** Draws a seed so that each run differs, unless one was given. */
  public void drawSeed() {
    if (seed == null) {
      seed = DrawnSeed.of(OptionalLong.empty());
      isSeedDrawn = true;
    }
  }

  public long seed() {
    return seed == null ? USUAL_SEED : seed;
  }

  /** The drawn seed, if none was given. */
  public OptionalLong drawnSeed() {
    return isSeedDrawn ? OptionalLong.of(seed) : OptionalLong.empty();
  }

  /** The seed for random masks, different for each difficulty. */
  public long seedOfMasks() {
    return seed() + BETWEEN_DIFFICULTIES * goal.difficulty().hashCode();
  }

  /**
   * The maximum number of threads, if given.
   *
   * @throws UsageException if that is none, or too many
   */
  public Optional<Integer> threads() {
    if (threads != null && (threads < 1 || threads > MOST_THREADS)) {
      throw new UsageException(
          "--threads is %d, but must be 1 to %d".formatted(threads, MOST_THREADS));
    }
    return Optional.ofNullable(threads);
  }

  public EngineChoice engine() {
    return engine;
  }

  /**
   * The request for a mask.
   *
   * @throws UsageException if the engine cannot decide it
   */
  public Request on(Mask mask) {
    Request request =
        new Request(mask, strategies())
            .withTime(time().orElse(Request.DEFAULT_TIME))
            .withSeed(seed())
            .withEngine(engine)
            .withLists(lists.lists());
    request = asked(request);
    return checked(threads().map(request::withThreads).orElse(request), "--engine");
  }

  private Request asked(Request request) {
    Goal asked = goal.goal(request.mask().board());
    Optional<Phrase> objection = asked.objection(request.mask(), request.strategies());
    if (objection.isPresent()) {
      throw new UsageException(objection.get().toString());
    }
    Optional<Phrase> unneeded = asked.unneeded(request.strategies(), request.mask().board());
    if (unneeded.isPresent()) {
      throw new UsageException(unneeded.get() + ": leave that out, for example with --exclude");
    }
    return request.withGoal(asked).reduced();
  }

  /**
   * Checks that the engine can handle a request.
   *
   * @param option where the engine was named
   * @throws UsageException if it cannot
   */
  public static Request checked(Request request, String option) {
    Engines.objection(request)
        .ifPresent(
            why -> {
              throw new UsageException(why + ": choose " + option + " auto");
            });
    return request;
  }
}
