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
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that decides masks: what is allowed, and how hard to try. */
public final class RequestOptions {
  private static final int MOST_THREADS = 256;
  private static final long USUAL_SEED = 1;

  /** A seed is short enough to be typed. */
  private static final int SEEDS = 1_000_000_000;

  /** The golden ratio of 64 bits: seeds that are as many apart share nothing. */
  private static final long BETWEEN_DIFFICULTIES = 0x9E3779B97F4A7C15L;

  @Mixin private StrategiesOption strategies;

  @Mixin private GoalOptions goal;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description =
          "Time limit per mask, for all its puzzles together: 60s, 2m, 500ms."
              + " Default: 60s per puzzle.")
  private Duration time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The same seed makes the same choices; with one thread and one engine, the same puzzle."
              + " Default: 1; for generate another each time, which it says.")
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

  /** As {@link GoalOptions#readFrom}. */
  public void readFrom(InputStream in, String other) {
    goal.readFrom(in, other);
  }

  public StrategySet strategies() {
    return goal.allowed(strategies.named());
  }

  /**
   * Something to ask for if nothing is found, in a sentence without full stop: where all strategies
   * of a level are allowed, few puzzles require one that is easier.
   */
  public Optional<String> advice() {
    return strategies.named().isPresent() ? Optional.empty() : goal.advice();
  }

  /** What a proof does not speak of, in a sentence without full stop. */
  public Optional<String> restriction() {
    return strategies.named().isPresent() ? Optional.empty() : goal.restriction();
  }

  /** The mask that fixed digits are drawn on, if there are any. */
  public Optional<Mask> maskOfGivens(Optional<Board> board) {
    return goal.mask(board);
  }

  /** The time that all puzzles of a mask may take together, if that was said. */
  public Optional<Duration> time() {
    return Optional.ofNullable(time);
  }

  /** Makes each run another one, unless a seed was given. */
  public void drawSeed() {
    if (seed == null) {
      seed = (long) new SecureRandom().nextInt(SEEDS);
      isSeedDrawn = true;
    }
  }

  public long seed() {
    return seed == null ? USUAL_SEED : seed;
  }

  /** The seed that nobody gave. */
  public OptionalLong drawnSeed() {
    return isSeedDrawn ? OptionalLong.of(seed) : OptionalLong.empty();
  }

  /** The seed of masks that are drawn: each difficulty has masks of its own. */
  public long seedOfMasks() {
    return seed() + BETWEEN_DIFFICULTIES * goal.difficulty().hashCode();
  }

  /** How many threads to use at most, if that was said. */
  public Optional<Integer> threads() {
    return Optional.ofNullable(threads);
  }

  public EngineChoice engine() {
    return engine;
  }

  /**
   * A request for this mask.
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
    if (threads != null && (threads < 1 || threads > MOST_THREADS)) {
      throw new UsageException(
          "--threads is %d, but must be 1 to %d".formatted(threads, MOST_THREADS));
    }
    return checked(threads == null ? request : request.withThreads(threads), "--engine");
  }

  private Request asked(Request request) {
    Goal wish = goal.goal(request.mask().board());
    Optional<Phrase> objection = wish.objection(request.mask(), request.strategies());
    if (objection.isPresent()) {
      throw new UsageException(objection.get().toString());
    }
    Optional<Phrase> unneeded = wish.unneeded(request.strategies());
    if (unneeded.isPresent()) {
      throw new UsageException(unneeded.get() + ": leave that out, for example with --exclude");
    }
    return request.withGoal(wish).reduced();
  }

  /**
   * A request that its engine can decide.
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
