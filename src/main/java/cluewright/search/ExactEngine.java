package cluewright.search;

import cluewright.encode.LayeredEncoding;
import cluewright.encode.Relaxation;
import cluewright.encode.StepBound;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.SatSolver.Answer;
import java.time.Duration;
import java.util.Optional;

/**
 * Decides a request by SAT: first the step-free relaxation, then the layered encoding at growing K.
 *
 * <p>A model's clues are replayed and their solutions counted before they are believed. "No" at K
 * is an answer only where K is the provable bound of the path's length, or the relaxation says it.
 */
final class ExactEngine {
  static final String NAME = "sat4j";

  private static final int[] BOUNDS = {8, 12, 18, 27, 40};

  private final Request request;
  private final Mask mask;
  private final Run run;
  private final Verification verification;

  ExactEngine(Request request, Run run) {
    this.request = request;
    this.mask = request.mask();
    this.run = run;
    this.verification = new Verification(request);
  }

  Outcome decide() {
    run.phase("Checking whether the clauses without steps have a model", 0);
    Optional<Outcome> refuted = refute();
    return refuted.isPresent() ? refuted.get() : searchLayers();
  }

  private Optional<Outcome> refute() {
    SatSolver solver = run.newSolver();
    Relaxation.write(mask, request.strategies(), solver);
    Duration share = run.timeLeft().dividedBy(10);
    if (solver.solve(share) != Answer.UNSATISFIABLE) {
      return Optional.empty();
    }
    return Optional.of(
        impossible(
            Proof.Kind.RELAXATION,
            "even if deductions might support each other in a circle, no digits on these cells can"
                + " be completed (the step-free clauses are unsatisfiable)."));
  }

  private Outcome searchLayers() {
    int provable = StepBound.of(mask, request.strategies());
    SatSolver solver = run.newSolver();
    LayeredEncoding encoding = new LayeredEncoding(mask, request.strategies(), solver);
    for (int bound = nextBound(0, provable); ; bound = nextBound(bound, provable)) {
      run.phase("Looking for digits whose solution takes at most " + bound + " steps", bound);
      if (!grow(encoding, bound)) {
        return run.undecided(NAME);
      }
      int goal = encoding.goal();
      Answer answer = Answer.SATISFIABLE;
      while (answer == Answer.SATISFIABLE) {
        answer = solver.solve(goal, run.timeLeft());
        if (answer == Answer.SATISFIABLE) {
          Puzzle puzzle = encoding.read(solver::value);
          if (!verification.isKnown(puzzle)) {
            return verification.found(puzzle, NAME, run.elapsed());
          }
          encoding.forbid(puzzle);
        }
      }
      if (answer == Answer.UNKNOWN) {
        return run.undecided(NAME);
      }
      solver.add(-goal);
      if (bound >= provable) {
        return noOther(provable);
      }
    }
  }

  private boolean grow(LayeredEncoding encoding, int bound) {
    while (encoding.steps() < bound) {
      if (run.isOver()) {
        return false;
      }
      encoding.addStep();
    }
    return true;
  }

  private static int nextBound(int bound, int provable) {
    for (int next : BOUNDS) {
      if (next > bound) {
        return Math.min(next, provable);
      }
    }
    return Math.min(provable, bound * 3 / 2);
  }

  private Outcome noOther(int provable) {
    if (!request.known().isEmpty()) {
      return impossible(
          Proof.Kind.NO_OTHER,
          "every puzzle of this mask is known already: there are "
              + request.known().size()
              + ", up to renaming digits.");
    }
    return impossible(
        Proof.Kind.STEP_BOUND,
        "no digits on these cells are completed within "
            + provable
            + " steps, and no solution by these strategies takes more.");
  }

  private Outcome impossible(Proof.Kind kind, String sentence) {
    return new Outcome.Impossible(new Proof(kind, sentence, CellSet.empty()), NAME, run.elapsed());
  }
}
