package cluewright.search;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.Evidence;
import java.util.List;

/** How {@link ExactEngine} says that clauses are unsatisfiable, and what it keeps of that. */
record ExactProofs(Request request) {
  private static final String WITHOUT_STEPS =
      "the clauses without steps, which every puzzle of this mask satisfies, are unsatisfiable: as"
          + " a rule, every solution grid leaves open four cells that could exchange two digits.";

  /** Of the clauses without steps, which the solver refuted. */
  Proof withoutSteps(SatSolver solver) {
    return proof(Proof.Kind.RELAXATION, WITHOUT_STEPS, solver.learnt().ofRelaxation());
  }

  /** Of as many steps as any path can have, apart from puzzles that were refused. */
  Proof within(SatSolver solver, int steps, List<Puzzle> refused) {
    Evidence evidence =
        request.goal().isNone()
            ? solver.learnt().ofSteps(steps, refused)
            : Evidence.notKept(Evidence.Absence.GOAL);
    if (!refused.isEmpty()) {
      return proof(
          Proof.Kind.NO_OTHER,
          "there is no other puzzle of this mask, but for the names of its digits.",
          evidence);
    }
    String asAsked = request.goal().isNone() ? "" : "that are as asked for ";
    return proof(
        Proof.Kind.STEP_BOUND,
        "no digits on these cells "
            + asAsked
            + "are completed within "
            + steps
            + " steps, and no solution by these strategies takes more.",
        evidence);
  }

  private static Proof proof(Proof.Kind kind, String sentence, Evidence evidence) {
    return new Proof(kind, Phrase.verbatim(sentence), CellSet.empty(), evidence);
  }
}
