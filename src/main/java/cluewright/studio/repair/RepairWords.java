package cluewright.studio.repair;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import cluewright.strategy.core.Words;
import java.util.Optional;

/** The words for the state of a repair. */
final class RepairWords {
  /** The most cells that are named; more are only shown on the board. */
  private static final int MOST_NAMED = 6;

  private RepairWords() {}

  static RepairOffer of(RepairSearch search) {
    Optional<Suggestion> shown = search.shown();
    return shown.isPresent() ? suggested(search, shown.get()) : without(search);
  }

  private static RepairOffer suggested(RepairSearch search, Suggestion shown) {
    return new RepairOffer(
        search.isTaken() ? RepairOffer.Stage.TAKEN : RepairOffer.Stage.LOOKING,
        sentence(search, shown.added()),
        search.result.map(result -> result.onFewer(shown)).orElseGet(() -> open(search, shown)),
        shown.added(),
        search.suggestions.indexOf(shown) + 1,
        search.suggestions.size());
  }

  /** A remark on what may still improve. */
  private static Phrase open(RepairSearch search, Suggestion shown) {
    if (search.isTaken()) {
      return Phrase.of("repair.early");
    }
    return Phrase.of(shown.orbits() == 1 ? "repair.better" : "repair.fewer");
  }

  private static Phrase sentence(RepairSearch search, CellSet added) {
    if (added.size() > MOST_NAMED) {
      return Phrase.of(
          search.isTaken() ? "repair.added-marked" : "repair.add-marked", added.size());
    }
    return Phrase.of(
        search.isTaken() ? "repair.added" : "repair.add",
        Words.cells(search.question().mask().board(), added));
  }

  private static RepairOffer without(RepairSearch search) {
    if (search.result.isEmpty()) {
      return RepairOffer.without(
          RepairOffer.Stage.LOOKING, Phrase.of("repair.looking"), search.words);
    }
    Repaired result = search.result.get();
    if (result.end() == Repaired.End.UNSOLVABLE) {
      return RepairOffer.without(
          RepairOffer.Stage.ENDED,
          Phrase.of("repair.unsolvable"),
          Phrase.of("repair.unsolvable-detail"));
    }
    if (result.end() == Repaired.End.HOPELESS) {
      return RepairOffer.without(
          RepairOffer.Stage.ENDED,
          Phrase.of("repair.hopeless"),
          Phrase.of("repair.hopeless-detail"));
    }
    return RepairOffer.without(
        RepairOffer.Stage.ENDED,
        Phrase.of("repair.none", result.elapsed().toMillis() / 1000.0),
        Phrase.of("repair.none-detail"));
  }
}
