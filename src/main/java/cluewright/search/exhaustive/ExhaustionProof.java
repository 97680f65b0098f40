package cluewright.search.exhaustive;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.symmetry.MaskSymmetries;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The proof by a whole walk, whoever walked its shares. */
final class ExhaustionProof {
  /** The number of branches that the checker can redo in minutes. */
  private static final long MOST_TO_REDO = 20_000_000;

  /** The number where the checker looks for patterns, which takes some hundred times as long. */
  private static final long MOST_WITH_PATTERNS = 100_000;

  private ExhaustionProof() {}

  /**
   * The proof.
   *
   * @param tried the branches that were tried in all
   * @param hasOthers whether known puzzles were met
   */
  static Proof of(Request request, TreePlan plan, long tried, boolean hasOthers) {
    ProofRecord evidence =
        whyNotRedone(request, plan, tried)
            .map(ProofRecord::notKept)
            .orElseGet(() -> record(request.mask().board(), plan));
    Phrase end = hasOthers ? Phrase.of("search.end-no-other") : ending(request);
    return new Proof(
            hasOthers ? Proof.Kind.NO_OTHER : Proof.Kind.EXHAUSTED,
            Phrase.of("search.tried", tried, upTo(request, plan.symmetryCount()), end),
            CellSet.empty(),
            evidence)
        .ruling(scope(request));
  }

  private static ProofRecord record(Board board, TreePlan plan) {
    List<String> lines = new ArrayList<>(List.of("method enumeration"));
    lines.add(ProofRecord.line("order", plan.order(), board));
    plan.generators().forEach(to -> lines.add(ProofRecord.line("symmetry", to, board)));
    return ProofRecord.of(lines.toArray(String[]::new));
  }

  private static Proof.Scope scope(Request request) {
    if (!request.goal().withoutGivens().isNone()) {
      return Proof.Scope.CONDITIONS;
    }
    return Proof.Scope.of(request.strategies(), request.goal().givens());
  }

  private static Optional<ProofRecord.Absence> whyNotRedone(
      Request request, TreePlan plan, long tried) {
    return request
        .whyNotRedone()
        .or(
            () ->
                isTooLarge(request, plan, tried)
                    ? Optional.of(ProofRecord.Absence.SIZE)
                    : Optional.empty());
  }

  private static boolean isTooLarge(Request request, TreePlan plan, long tried) {
    boolean isOfRules = request.strategies().isAny() || request.strategies().isStated();
    long most = isOfRules ? MOST_TO_REDO : MOST_WITH_PATTERNS;
    long toRedo = plan.usesAllSymmetries() ? tried : tried * plan.symmetryCount();
    return toRedo > most;
  }

  private static Phrase ending(Request request) {
    if (!request.isDecidable()) {
      return Phrase.of("search.end-not-unique");
    }
    boolean isOfGivensAlone = request.goal().withoutGivens().isNone();
    if (request.strategies().isAny()) {
      return Phrase.of(
          isOfGivensAlone ? "search.end-not-unique" : "search.end-not-unique-as-asked");
    }
    return Phrase.of(isOfGivensAlone ? "search.end-not-completed" : "search.end-not-as-asked");
  }

  private static Phrase upTo(Request request, int symmetries) {
    if (request.goal().givens().isPresent()) {
      return Phrase.of("search.around-fixed");
    }
    return MaskSymmetries.upTo(request.mask().board(), symmetries);
  }
}
