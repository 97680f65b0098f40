package cluewright.search.sat;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.search.Proof;
import cluewright.search.Request;
import java.util.List;

/** The proofs of {@link ExactEngine} that clauses are unsatisfiable, with their records. */
record ExactProofs(Request request) {
  /** The proof that the step-free clauses are unsatisfiable. */
  Proof withoutSteps(SatSolver solver) {
    return proof(
        Proof.Kind.RELAXATION, Phrase.of("search.relaxation"), solver.learnt().ofRelaxation());
  }

  /** The proof that no path of any length exists, apart from rejected puzzles. */
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
