package cluewright.search;

import cluewright.encode.LayeredEncoding;
import cluewright.encode.Relaxation;
import cluewright.encode.StepBound;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.SatSolver.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides a request by SAT: the layered encoding at growing K, in many short attempts.
 *
 * <p>An attempt is one K, one random start and a limit of conflicts, which follows Luby's sequence
 * (Luby, Sinclair and Zuckerman 1993: within a logarithm of the best schedule, whatever the tail).
 * One attempt in four looks beyond the current K. When an attempt shows that K has no model, K
 * grows. A model's clues are replayed and their solutions counted before they are believed. "No" at
 * K is an answer only where K is the provable bound of a path's length, or where the step-free
 * relaxation has no model either.
 */
final class ExactEngine {
  static final String NAME = "sat4j";

  private static final int FIRST_BOUND = 8;
  private static final int CONFLICTS = 1000;
  private static final int LOOK_AHEAD_EVERY = 4;

  private final Request request;
  private final Mask mask;
  private final Run run;
  private final Verification verification;
  private final int provable;
  private final List<Puzzle> refused = new ArrayList<>();
  private int bound;

  ExactEngine(Request request, Run run) {
    this.request = request;
    this.mask = request.mask();
    this.run = run;
    this.verification = new Verification(request);
    this.provable = StepBound.of(mask, request.strategies());
    this.bound = Math.min(FIRST_BOUND, provable);
  }

  Outcome decide() {
    for (int attempt = 1; !run.isOver(); attempt++) {
      int steps = attempt % LOOK_AHEAD_EVERY == 0 ? beyond(bound) : bound;
      Optional<Outcome> outcome = attempt(steps, attempt);
      if (outcome.isPresent()) {
        return outcome.get();
      }
    }
    return run.undecided(NAME);
  }

  private Optional<Outcome> attempt(int steps, int number) {
    run.phase(
        "Attempt " + number + ": digits whose solution takes at most " + steps + " steps", steps);
    SatSolver solver = run.newSolver();
    LayeredEncoding encoding = new LayeredEncoding(mask, request.strategies(), solver);
    while (encoding.steps() < steps) {
      encoding.addStep();
      if (run.isOver()) {
        return Optional.empty();
      }
      if (solver.outgrowsMemory()) {
        return Optional.of(run.outOfMemory(NAME));
      }
    }
    encoding.requireFinal();
    refused.forEach(encoding::forbid);
    int[] clues = encoding.clueVariables();
    Board board = mask.board();
    solver.startWith(
        new ClueFirst(clues, board.candidates(), board.digits(), request.seed() * 7919 + number));
    return conclude(solver, encoding, CONFLICTS * luby(number));
  }

  private Optional<Outcome> conclude(SatSolver solver, LayeredEncoding encoding, int conflicts) {
    Answer answer = solver.solve(conflicts);
    while (answer == Answer.SATISFIABLE) {
      Puzzle puzzle = encoding.read(solver::value);
      if (!verification.isKnown(puzzle)) {
        return Optional.of(verification.found(puzzle, NAME, run.elapsed()));
      }
      refused.add(puzzle);
      encoding.forbid(puzzle);
      answer = solver.solve(conflicts);
    }
    if (answer == Answer.UNKNOWN) {
      return Optional.empty();
    }
    bound = Math.max(bound, beyond(encoding.steps()));
    return encoding.steps() >= provable ? Optional.of(noneWithin()) : withoutSteps(conflicts);
  }

  /** Whether the step-free clauses are unsatisfiable, which settles every K at once. */
  private Optional<Outcome> withoutSteps(int conflicts) {
    run.phase("Checking the clauses without steps", 0);
    SatSolver solver = run.newSolver();
    Relaxation.write(mask, request.strategies(), solver);
    if (solver.solve(conflicts) != Answer.UNSATISFIABLE) {
      return Optional.empty();
    }
    return Optional.of(
        impossible(
            Proof.Kind.RELAXATION,
            "even if deductions might support each other in a circle, no digits on these cells can"
                + " be completed (the step-free clauses are unsatisfiable)."));
  }

  private int beyond(int steps) {
    return Math.min(provable, steps + Math.max(1, steps / 2));
  }

  private Outcome noneWithin() {
    if (!request.known().isEmpty()) {
      return impossible(
          Proof.Kind.NO_OTHER,
          "there is no other puzzle of this mask, but for the names of its digits.");
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

  /** Luby's sequence 1, 1, 2, 1, 1, 2, 4, 1, …; {@code index} counts from 1. */
  static int luby(int index) {
    int power = Integer.highestOneBit(index + 1);
    return power == index + 1 ? power / 2 : luby(index - power + 1);
  }
}
