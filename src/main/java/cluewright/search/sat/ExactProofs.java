package cluewright.search.sat;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.search.Proof;
import cluewright.search.Request;
import java.util.List;

/**
 * The proofs by which {@link ExactEngine} says that clauses are unsatisfiable, and their records.
 */
record ExactProofs(Request request) {
  /** Of the clauses without steps, which the solver refuted. */
  Proof withoutSteps(SatSolver solver) {
    return proof(
        Proof.Kind.RELAXATION, Phrase.of("search.relaxation"), solver.learnt().ofRelaxation());
  }

  /** Of as many steps as any path can have, apart from puzzles that were refused. */
  Proof within(SatSolver solver, int steps, List<Puzzle> refused) {
    ProofRecord evidence =
        request.goal().isNone()
            ? solver.learnt().ofSteps(steps, refused)
            : ProofRecord.notKept(ProofRecord.Absence.GOAL);
    if (!refused.isEmpty()) {
      return proof(Proof.Kind.NO_OTHER, Phrase.of("search.no-other-names"), evidence);
    }
    String key = request.goal().isNone() ? "search.step-bound" : "search.step-bound-asked";
    Proof proof = proof(Proof.Kind.STEP_BOUND, Phrase.of(key, steps), evidence);
    boolean isOfGivensAlone = request.goal().withoutGivens().isNone();
    return isOfGivensAlone ? proof : proof.ruling(Proof.Scope.CONDITIONS);
  }

  private static Proof proof(Proof.Kind kind, Phrase sentence, ProofRecord evidence) {
    return new Proof(kind, sentence, CellSet.empty(), evidence);
  }
}
