package cluewright.search.verify;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Completion;
import cluewright.replay.Completions;
import cluewright.replay.SolutionCounter;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

/** The gate that every puzzle passes before it counts as found, or as found again in a file. */
public final class Verification {
  private final Request request;
  private final Stop stop;
  private final SolutionCounter counter;
  private final Set<Puzzle> known = new HashSet<>();
  private Completions completions;
  private GoalCheck goal;

  /** The last look, since a puzzle is asked about more than once; null before. */
  private Look last;

  /**
   * What was seen of a puzzle.
   *
   * @param fault as {@link #fault} says it
   */
  private record Look(Puzzle puzzle, Optional<Completion> completion, Optional<String> fault) {}

  public Verification(Request request) {
    this(request, () -> false);
  }

  /**
   * A gate that can be left while it replays a puzzle and counts its solutions, which may take
   * long.
   *
   * @param stop ends the work with a {@link CancellationException}
   */
  public Verification(Request request, Stop stop) {
    this.request = request;
    this.stop = stop;
    this.counter = new SolutionCounter(request.mask().board(), stop);
    request.known().forEach(puzzle -> known.add(DigitNames.canonical(puzzle)));
  }

  /** True if the puzzle is one of the request's known ones up to renaming digits. */
  public boolean isKnown(Puzzle puzzle) {
    return known.contains(DigitNames.canonical(puzzle));
  }

  public boolean isUnique(Puzzle puzzle) {
    return counter.count(puzzle, 2) == 1;
  }

  /**
   * The outcome for a puzzle from elsewhere; empty if it does not answer the request, or is a known
   * one.
   */
  public Optional<Outcome.Found> accepted(Puzzle puzzle, String engine, Duration elapsed) {
    return Optional.of(puzzle)
        .filter(each -> each.mask().equals(request.mask()))
        .filter(each -> !isKnown(each))
        .filter(each -> fault(each).isEmpty())
        .flatMap(each -> verified(each, engine, elapsed));
  }

  /** True if a puzzle that the strategies complete meets the request. */
  public boolean meetsGoal(Puzzle puzzle) {
    prepare();
    return goal.fault(puzzle).isEmpty();
  }

  /**
   * The outcome for a puzzle that an engine claims; empty if the replay or the count disagrees,
   * which is legitimate only for strategies that depend on order or assume uniqueness.
   *
   * @throws IllegalStateException as {@link #found}, but for that
   */
  public Optional<Outcome.Found> verified(Puzzle claimed, String engine, Duration elapsed) {
    boolean orderMatters = !request.hasMonotoneStrategies();
    return orderMatters && look(named(claimed)).fault().isPresent()
        ? Optional.empty()
        : Optional.of(found(claimed, engine, elapsed));
  }

  /**
   * The outcome for a puzzle that an engine claims.
   *
   * @throws IllegalStateException if replay, count or goal contradict the engine, which is a fault
   *     of ours
   */
  public Outcome.Found found(Puzzle claimed, String engine, Duration elapsed) {
    Puzzle puzzle = named(claimed);
    if (!puzzle.mask().equals(request.mask())) {
      throw fault(engine, puzzle, "has clues outside the mask");
    }
    Look look = look(puzzle);
    if (look.fault().isPresent()) {
      throw fault(engine, puzzle, look.fault().get());
    }
    Completion path = look.completion().orElseThrow();
    return new Outcome.Found(puzzle, path.solution(), path.steps(), engine, elapsed);
  }

  /**
   * Why a puzzle of any mask does not meet the request, as a clause such as {@code is not unique};
   * empty if it does.
   */
  public Optional<String> fault(Puzzle puzzle) {
    return look(puzzle).fault();
  }

  private Look look(Puzzle puzzle) {
    prepare();
    if (last == null || !last.puzzle().equals(puzzle)) {
      Optional<Completion> completion = completions.completion(puzzle);
      last = new Look(puzzle, completion, fault(puzzle, completion));
    }
    return last;
  }

  private Optional<String> fault(Puzzle puzzle, Optional<Completion> completion) {
    if (completion.isEmpty()) {
      boolean isAny = request.strategies().isAny();
      return Optional.of(isAny ? "does not have exactly one solution" : "is not solvable");
    }
    if (!counter.solutions(puzzle, 2).equals(List.of(completion.get().solution()))) {
      return Optional.of("is not unique");
    }
    return goal.fault(puzzle);
  }

  /** The puzzle with canonical digit names, unless digits are fixed or their order may matter. */
  private Puzzle named(Puzzle puzzle) {
    boolean keepsNames =
        request.goal().givens().isPresent()
            || !request.goal().conditions().ofPath().isEmpty()
            || !request.hasMonotoneStrategies();
    return keepsNames ? puzzle : DigitNames.drawn(puzzle, request.seed());
  }

  /** Prepares the rules, which is costly, when there is something to verify. */
  private void prepare() {
    if (completions == null) {
      completions = new Completions(request.mask().board(), request.strategies(), stop);
      goal = new GoalCheck(request, counter, stop);
    }
  }

  private static IllegalStateException fault(String engine, Puzzle puzzle, String what) {
    return new IllegalStateException(engine + " claims a puzzle that " + what + ": " + puzzle);
  }
}
