package cluewright.search.skeleton;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.search.CheckedStrategies;
import cluewright.search.Goal;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/** The proof by all grids of a skeleton, in groups of the same clues and values. */
final class GridsProof {
  private GridsProof() {}

  /**
   * The proof.
   *
   * @param grids how many there are
   * @param alone how many of these are alone with their clues and values
   */
  static Proof of(SkeletonSearch asked, long grids, int alone) {
    Request request = asked.request();
    boolean hasOthers = asked.hasFound();
    ProofRecord evidence =
        whyNotKept(asked, hasOthers)
            .map(ProofRecord::notKept)
            .orElseGet(() -> ProofRecord.of("method grids"));
    return new Proof(
            hasOthers ? Proof.Kind.NO_OTHER : Proof.Kind.EXHAUSTED,
            sentence(request, hasOthers, grids, alone),
            CellSet.empty(),
            evidence)
        .ruling(grids == 0 || alone == 0 ? ofAll(request.goal()) : scope(request));
  }

  /** The proof that a search for a grid met none. */
  static Proof withoutGrid(SkeletonSearch asked) {
    Request request = asked.request();
    return new Proof(
            Proof.Kind.EXHAUSTED,
            Phrase.of("search.no-grid-whatever"),
            CellSet.empty(),
            ProofRecord.notKept(ProofRecord.Absence.SIZE))
        .ruling(ofAll(request.goal()));
  }

  /** What is ruled out where nothing has one solution. */
  private static Proof.Scope ofAll(Goal goal) {
    return goal.givens().isPresent() ? Proof.Scope.CONDITIONS : Proof.Scope.ALL;
  }

  private static Proof.Scope scope(Request request) {
    return request.goal().withoutGivens().isNone()
        ? Proof.Scope.of(request.strategies(), request.goal().givens())
        : Proof.Scope.CONDITIONS;
  }

  private static Optional<ProofRecord.Absence> whyNotKept(SkeletonSearch asked, boolean hasOthers) {
    StrategySet strategies = asked.strategies();
    return hasOthers || !asked.request().goal().isNone()
        ? Optional.of(ProofRecord.Absence.GOAL)
        : CheckedStrategies.objection(strategies, asked.skeleton().drawn().sample());
  }

  private static Phrase sentence(Request request, boolean hasOthers, long grids, int alone) {
    if (grids == 0) {
      return Phrase.of("search.no-grid-whatever");
    }
    if (hasOthers) {
      return Phrase.of("search.grids-no-other", grids, alone);
    }
    if (alone == 0) {
      return Phrase.of("search.grids-several", grids);
    }
    return Phrase.of(
        request.goal().isNone() ? "search.grids-unsolved" : "search.grids-not-as-asked",
        grids,
        alone);
  }
}
