package cluewright.search.listed;

import cluewright.learned.Embedding;
import cluewright.learned.LearnedMask;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * Answers requests by refuted masks: a part of an image of one is impossible with the same or fewer
 * strategies, whatever other conditions there are.
 *
 * <p>More clues never hinder strategies that are stated as rules, nor are any others hindered where
 * a puzzle needs only one solution, and moving the lines changes nothing for either. Other sets of
 * strategies are not learned from. The proof is of a kind of its own, and names the mask.
 */
final class LearnedLookup {
  private static final String NAME = "learned";

  private LearnedLookup() {}

  /** The answer, if there is one, which is always that the mask is impossible. */
  static Optional<Outcome> answer(Request request, Run run) {
    for (LearnedMask known : request.lists().learned(request.mask())) {
      if (known.mask().board().equals(request.mask().board())
          && covers(strategies(known), request)) {
        Optional<int[]> to = Embedding.of(request.mask(), known.mask());
        if (to.isPresent()) {
          return Optional.of(
              new Outcome.Impossible(proof(request, known, to.get()), NAME, run.elapsed()));
        }
      }
    }
    return Optional.empty();
  }

  private static StrategySet strategies(LearnedMask known) {
    return StrategySet.parse(String.join(",", known.strategies()));
  }

  private static boolean covers(StrategySet refuted, Request request) {
    return (refuted.isAny() || refuted.isStated())
        && refuted.containsAll(request.strategies().withoutImplied(request.mask().board()));
  }

  private static Proof proof(Request request, LearnedMask known, int[] to) {
    ProofRecord evidence =
        strategies(known).containsAll(request.strategies())
            ? new PartRecord(known, to)
            : ProofRecord.notKept(ProofRecord.Absence.STRATEGIES);
    Proof proof = new Proof(Proof.Kind.LEARNED, sentence(known), CellSet.empty(), evidence);
    Proof ruling = strategies(known).isAny() ? proof.ruling(Proof.Scope.ALL) : proof;
    return ruling.onPart(open(known.mask(), to));
  }

  /** The cells that go to open cells of the refuted mask. */
  private static CellSet open(Mask whole, int[] to) {
    return CellSet.where(to.length, cell -> !whole.clues().contains(to[cell]));
  }

  private static Phrase sentence(LearnedMask known) {
    StrategySet set = strategies(known);
    return Phrase.of(
        "search.learned",
        known.name(),
        known.mask().size(),
        set.isAny() ? Phrase.of("search.any") : Phrase.verbatim(set.shortName()),
        switch (known.evidence()) {
          case CHECKED -> Phrase.of("search.learned-checked");
          case RECORDED -> Phrase.of("search.learned-recorded");
          case REPEATABLE -> Phrase.of("search.learned-repeatable");
        });
  }
}
