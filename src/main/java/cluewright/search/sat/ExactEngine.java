package cluewright.search.sat;

import cluewright.closure.Closures;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.encode.Relaxation;
import cluewright.encode.StepBound;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver.Answer;
import cluewright.search.verify.Verification;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Decides a request by SAT, in many short attempts on the layered encoding with growing K.
 *
 * <p>An attempt is one K, one random start and a limit of effort, which follows Luby's sequence
 * (Luby, Sinclair and Zuckerman 1993: within a logarithm of the best schedule, whatever the tail).
 * Every other one climbs ({@link ClueClimb}), which finds nearly all that is found; the others
 * refute. Most use only the strategies that place, some those with few rules, and some all: a
 * puzzle that a few complete is a puzzle of the whole set, and a conflict costs a third without
 * eliminations. A model's clues are replayed and their solutions counted before they are believed.
 * "No" at K is an answer only under all strategies, and only where K is the provable bound of a
 * path's length, or where the step-free relaxation has no model either.
 */
public final class ExactEngine implements Lane {
  static final String NAME = "sat4j";

  private static final int FIRST_BOUND = 8;
  private static final int CONFLICTS = 1000;

  /**
   * The conflicts and restarts of the shortest climb; a restart costs about as much as a conflict.
   */
  private static final int CLIMB = 2000;

  private static final int LIGHT_EVERY = 3;
  private static final int ALL_EVERY = 6;
  private static final int FEW_RULES = 5000;

  /**
   * The number of clauses beyond which a conflict takes a tenth of a second, and attempts find
   * nothing.
   */
  private static final int MOST_CLAUSES = 600_000;

  private static final int SEED_STRIDE = 7919;

  private final Request request;
  private final Mask mask;
  private final Run run;
  private final Verification verification;
  private final ExactProofs proofs;

  /** The strategies of the request that can be stated as clauses. */
  private final StrategySet allowed;

  private final int provable;
  private StrategySet light;
  private StrategySet placing;
  private final Map<StrategySet, Justifications> justifications = new HashMap<>();
  private final List<Puzzle> refused = new ArrayList<>();
  private final Map<StrategySet, Integer> bounds = new HashMap<>();
  private final Map<StrategySet, Ascent> ascents = new HashMap<>();
  private int turns;
  private final Set<StrategySet> done = new HashSet<>();
  private boolean tooLarge;
  private boolean relaxationIsDone;

  public ExactEngine(Request request, Run run) {
    this.request = request;
    this.mask = request.mask();
    this.run = run;
    this.verification = new Verification(request, run);
    this.proofs = new ExactProofs(request);
    this.allowed = request.strategies().stated();
    this.provable = StepBound.of(mask, allowed);
  }

  /** Why the request cannot be stated as clauses, as a clause of a sentence; empty if it can. */
  public static Optional<String> objection(Request request) {
    if (!request.goal().conditions().ofPath().isEmpty()) {
      return Optional.of(
          "the exact engine does not support conditions on the solution path or the rating");
    }
    if (request.goal().conditions().minimal()) {
      return Optional.of("the exact engine does not support minimal puzzles");
    }
    if (request.strategies().isAny()) {
      return Optional.of(
          "the exact engine needs strategies that are stated as rules, not any strategies");
    }
    boolean isStated = request.strategies().isStated();
    if (!isStated && !request.goal().required().isEmpty()) {
      return Optional.of(
          "the exact engine cannot require strategies unless all others are stated as rules");
    }
    return isStated || request.strategies().stated().canPlace()
        ? Optional.empty()
        : Optional.of("no strategy that the exact engine supports places a digit");
  }

  /** Chooses the sets of strategies to try, which takes a moment where there are many rules. */
  private void chooseSets() {
    StrategySet few = allowed.withFewRules(mask.board(), FEW_RULES, run);
    boolean fewSuffice = few.canPlace() && request.goal().required().isEmpty();
    light = fewSuffice ? few : allowed;
    placing = fewSuffice ? light.placing() : light;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    if (light == null) {
      chooseSets();
    }
    turns++;
    int number = (turns + 1) / 2;
    return turns % 2 != 0 ? climb(number) : attempt(number);
  }

  /** An attempt from near the best digits so far, with a K adjusted by measurement. */
  private Optional<Outcome> climb(int number) {
    StrategySet chosen = choose(number);
    int bound = bounds.getOrDefault(chosen, FIRST_BOUND);
    int steps = Math.min(provable, bound + bound / 4);
    run.phase(Phrase.of("search.climb", number, steps));
    return attempt(
        chosen,
        steps,
        CLIMB * luby(number),
        (solver, encoding) -> solver.startWith(climb(encoding, chosen)));
  }

  /** The climb for given strategies, which continues where its last attempt ended. */
  private ClueClimb climb(LayeredEncoding encoding, StrategySet chosen) {
    Ascent ascent = ascents.computeIfAbsent(chosen, this::ascent);
    return new ClueClimb(encoding.clueVariables(), mask.board().digits(), ascent);
  }

  private Ascent ascent(StrategySet chosen) {
    return new Ascent(
        mask.clues().toArray(), Closures.of(mask.board(), chosen), request.seed() * SEED_STRIDE);
  }

  /** An attempt from random digits. */
  private Optional<Outcome> attempt(int number) {
    StrategySet chosen = choose(number);
    int steps = steps(number, chosen);
    run.phase(Phrase.of("search.attempt", number, steps));
    return attempt(
        chosen,
        steps,
        CONFLICTS * luby(number),
        (solver, encoding) -> solver.startWith(start(encoding, number)));
  }

  private Optional<Outcome> attempt(
      StrategySet chosen, int steps, int effort, BiConsumer<SatSolver, LayeredEncoding> start) {
    SatSolver solver = SatSolver.of(run);
    LayeredEncoding encoding =
        new LayeredEncoding(justifications(chosen), request.goal().givens(), solver);
    for (Strategy required : request.goal().required()) {
      encoding.leaveStuck(allowed.without(required), run);
    }
    while (encoding.steps() < steps - 1) {
      encoding.addStep();
      if (solver.outgrowsMemory()) {
        return Optional.of(run.outOfMemory(NAME));
      }
      if (isOfNoUse(chosen, solver.clauses() / encoding.steps() * steps)) {
        tooLarge = true;
        return Optional.empty();
      }
    }
    encoding.complete(steps);
    refused.forEach(encoding::forbid);
    start.accept(solver, encoding);
    return find(solver, encoding, effort).or(() -> refute(solver, chosen, steps, effort));
  }

  /**
   * The strategies of an attempt: smaller sets more often, as long as they help; a set known to
   * complete nothing is replaced by the next larger one.
   */
  private StrategySet choose(int number) {
    if (number % LIGHT_EVERY != 0 && !done.contains(placing)) {
      return placing;
    }
    boolean turnOfAll = number % ALL_EVERY == 0 && !tooLarge;
    return turnOfAll || done.contains(light) ? allowed : light;
  }

  /** K for an attempt; every other one uses more than the first, since some masks need it. */
  private int steps(int number, StrategySet chosen) {
    int bound = bounds.getOrDefault(chosen, Math.min(FIRST_BOUND, provable));
    int ahead = number % 2 != 0 ? 0 : number % 4 != 0 ? bound / 4 : bound / 2;
    return Math.min(provable, bound + ahead);
  }

  private boolean isOfNoUse(StrategySet chosen, long clauses) {
    return !done.contains(light) && !chosen.equals(light) && clauses > MOST_CLAUSES;
  }

  private ClueFirst start(LayeredEncoding encoding, int number) {
    return new ClueFirst(
        encoding.clueVariables(),
        mask.board().candidates(),
        mask.board().digits(),
        request.seed() * SEED_STRIDE + number);
  }

  private Justifications justifications(StrategySet chosen) {
    return justifications.computeIfAbsent(chosen, set -> new Justifications(mask, set, run));
  }

  private Optional<Outcome> find(SatSolver solver, LayeredEncoding encoding, int effort) {
    while (solver.solve(effort) == Answer.SATISFIABLE) {
      Puzzle puzzle = encoding.read(solver::value);
      if (!verification.isKnown(puzzle)) {
        Outcome.Found found = verification.found(puzzle, NAME, run.elapsed());
        if (!run.goesOnAfter(found)) {
          return Optional.of(found);
        }
      }
      refused.add(puzzle);
      encoding.forbid(puzzle);
    }
    return Optional.empty();
  }

  /** The outcome if these strategies admit nothing at this K. */
  private Optional<Outcome> refute(SatSolver solver, StrategySet chosen, int steps, int effort) {
    if (solver.lastAnswer() != Answer.UNSATISFIABLE) {
      return Optional.empty();
    }
    bounds.merge(chosen, beyond(steps), Math::max);
    if (!chosen.equals(allowed)) {
      if (steps >= StepBound.of(mask, chosen)) {
        done.add(chosen);
      }
      return Optional.empty();
    }
    if (!request.strategies().isStated()) {
      return Optional.empty();
    }
    return steps >= provable
        ? impossible(proofs.within(solver, steps, refused))
        : refuteWithoutSteps(effort);
  }

  /** Checks whether the step-free clauses are unsatisfiable, which settles every K. */
  private Optional<Outcome> refuteWithoutSteps(int effort) {
    if (relaxationIsDone) {
      return Optional.empty();
    }
    run.phase(Phrase.of("search.clauses"));
    SatSolver solver = SatSolver.of(run);
    Relaxation.write(justifications(allowed), solver);
    Answer answer = solver.solve(effort);
    relaxationIsDone = answer != Answer.UNKNOWN;
    return answer == Answer.UNSATISFIABLE
        ? impossible(proofs.withoutSteps(solver))
        : Optional.empty();
  }

  private int beyond(int steps) {
    return Math.min(provable, steps + Math.max(1, steps / 2));
  }

  private Optional<Outcome> impossible(Proof proof) {
    return Optional.of(new Outcome.Impossible(proof, NAME, run.elapsed()));
  }

  /** Luby's sequence 1, 1, 2, 1, 1, 2, 4, 1, …, indexed from 1. */
  static int luby(int index) {
    int power = Integer.highestOneBit(index + 1);
    return power == index + 1 ? power / 2 : luby(index - power + 1);
  }
}
