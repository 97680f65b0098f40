package cluewright.search.dual;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.search.Proof;
import cluewright.search.Request;
import java.util.ArrayList;
import java.util.List;

/** The proof by a whole walk, whoever walked its shares. */
final class OpenCellsProof {
  private OpenCellsProof() {}

  /**
   * The proof.
   *
   * @param depth at which the tree was shared out
   * @param shares all of them, each walked to its end
   * @param tried the branches that were met in all
   * @param hasOthers whether known puzzles were met
   */
  static Proof of(
      Request request, DualPlan plan, int depth, int shares, long tried, boolean hasOthers) {
    ProofRecord evidence =
        request
            .whyNotRedone()
            .map(ProofRecord::notKept)
            .orElseGet(() -> record(request.mask().board(), plan, depth, shares));
    boolean isAny = request.strategies().isAny();
    String none = isAny ? "search.end-not-unique" : "search.end-not-completed";
    Phrase end = Phrase.of(hasOthers ? "search.end-no-other" : none);
    return new Proof(
            hasOthers ? Proof.Kind.NO_OTHER : Proof.Kind.OPEN_CELLS,
            Phrase.of("search.tried-open", tried, plan.upTo(), end),
            CellSet.empty(),
            evidence)
        .ruling(Proof.Scope.of(request.strategies(), request.goal().givens()));
  }

  /** The information to walk the whole tree again, or some of its shares. */
  private static ProofRecord record(Board board, DualPlan plan, int depth, int shares) {
    List<String> lines = new ArrayList<>(List.of("method open-cells"));
    lines.add(ProofRecord.line("order", plan.order(), board));
    plan.generators().forEach(to -> lines.add(ProofRecord.line("symmetry", to, board)));
    lines.add("depth " + depth);
    lines.add("prefixes " + shares);
    return ProofRecord.of(lines.toArray(String[]::new));
  }
}
