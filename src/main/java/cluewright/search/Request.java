package cluewright.search;

import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.ProofRecord;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle to generate, and how much effort to spend.
 *
 * @param mask where the clues stand
 * @param strategies what a solver may use; those that the mask's board {@linkplain StrategySet#on
 *     has no use for} are left out
 * @param goal what the puzzle must be besides
 * @param known puzzles of this mask that are not wanted again, in no relabelling of their digits
 * @param time how long to try before the outcome is undecided
 * @param seed the same seed makes the same choices; with one thread and one engine, the same puzzle
 * @param engine which engines work on it
 * @param threads how many threads they use at most
 * @param lists the published lists and masks refuted before that answer before the engines; only
 *     {@link EngineChoice#AUTO} asks them
 */
public record Request(
    Mask mask,
    StrategySet strategies,
    Goal goal,
    List<Puzzle> known,
    Duration time,
    long seed,
    EngineChoice engine,
    int threads,
    Lists lists) {
  public static final Duration DEFAULT_TIME = Duration.ofSeconds(60);

  /**
   * @throws IllegalArgumentException if there is no thread to work, or if the goal cannot be asked
   *     of this mask and these strategies
   */
  public Request {
    if (threads < 1) {
      throw new IllegalArgumentException("threads is " + threads + ", and must be at least 1");
    }
    strategies = strategies.on(mask.board());
    goal.objection(mask, strategies)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why.toString());
            });
    known = List.copyOf(known);
  }

  /**
   * This request without strategies that others imply, unless the goal mentions them or the path.
   */
  public Request reduced() {
    StrategySet needed =
        goal.conditions().ofPath().isEmpty()
            ? strategies.withoutImplied(mask.board(), goal.required())
            : strategies;
    return new Request(mask, needed, goal, known, time, seed, engine, threads, lists);
  }

  /** True if what the strategies complete does not depend on the order in which they are used. */
  public boolean hasMonotoneStrategies() {
    return strategies.isMonotone(mask.board());
  }

  /**
   * True if strategies rule out what they cannot complete in any order: they are monotone, or would
   * be beside others, and these do not complete it either.
   */
  public boolean isDecidable() {
    return strategies.isAny() || strategies.inCompany(mask.board()).isPresent();
  }

  /** Why no record is kept of puzzles that were put to the strategies, if so. */
  public Optional<ProofRecord.Absence> whyNotRedone() {
    return goal.isNone()
        ? CheckedStrategies.objection(strategies, mask.board())
        : Optional.of(ProofRecord.Absence.GOAL);
  }

  /** The number of clues whose digits are not fixed. */
  public int free() {
    return mask.size() - goal.givens().map(givens -> givens.mask().size()).orElse(0);
  }

  /** A request for one puzzle by any engine on all cores. */
  public Request(Mask mask, StrategySet strategies) {
    this(
        mask,
        strategies,
        Goal.NONE,
        List.of(),
        DEFAULT_TIME,
        1,
        EngineChoice.AUTO,
        Runtime.getRuntime().availableProcessors(),
        Lists.ASKED);
  }

  /**
   * This request with a goal.
   *
   * @throws IllegalArgumentException if the goal cannot be asked of this mask and these strategies
   */
  public Request withGoal(Goal asked) {
    return new Request(mask, strategies, asked, known, time, seed, engine, threads, lists);
  }

  /** The request that a puzzle may meet: this one, with the puzzle's values for what is open. */
  public Optional<Request> asOf(Puzzle puzzle) {
    if (!mask.board().isOpen()) {
      return Optional.of(this);
    }
    return mask.board().isFilledBy(puzzle.board())
        ? Optional.of(on(puzzle.board()))
        : Optional.empty();
  }

  /** The same request for the same cells of a board that has values for what is open. */
  public Request on(Board valued) {
    Goal own = goal.givens().map(digits -> goal.withGivens(digits.on(valued))).orElse(goal);
    return new Request(
        new Mask(valued, mask.clues()), strategies, own, known, time, seed, engine, threads, lists);
  }

  public Request withTime(Duration limit) {
    return new Request(mask, strategies, goal, known, limit, seed, engine, threads, lists);
  }

  public Request withSeed(long number) {
    return new Request(mask, strategies, goal, known, time, number, engine, threads, lists);
  }

  public Request withKnown(List<Puzzle> puzzles) {
    return new Request(mask, strategies, goal, puzzles, time, seed, engine, threads, lists);
  }

  public Request withEngine(EngineChoice choice) {
    return new Request(mask, strategies, goal, known, time, seed, choice, threads, lists);
  }

  public Request withThreads(int most) {
    return new Request(mask, strategies, goal, known, time, seed, engine, most, lists);
  }

  public Request withLists(Lists choice) {
    return new Request(mask, strategies, goal, known, time, seed, engine, threads, choice);
  }
}
