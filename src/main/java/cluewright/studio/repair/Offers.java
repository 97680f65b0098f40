package cluewright.studio.repair;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import cluewright.strategy.Words;
import cluewright.studio.repair.RepairViewModel.Search;
import java.util.Optional;

/** A repair in words. */
final class Offers {
  /** More cells than this are shown on the board and not named. */
  private static final int MOST_NAMED = 6;

  private Offers() {}

  static Offer of(Search search) {
    Optional<Suggestion> shown = search.shown();
    return shown.isPresent() ? suggested(search, shown.get()) : without(search);
  }

  private static Offer suggested(Search search, Suggestion shown) {
    Phrase detail =
        search
            .result()
            .map(result -> result.onFewer(shown))
            .orElse(Phrase.of(shown.orbits() == 1 ? "repair.better" : "repair.fewer"));
    return new Offer(
        search.result().isPresent() ? Offer.Stage.ENDED : Offer.Stage.LOOKING,
        sentence(search, shown.added()),
        detail,
        shown.added(),
        search.suggestions().indexOf(shown) + 1,
        search.suggestions().size());
  }

  private static Phrase sentence(Search search, CellSet added) {
    return added.size() > MOST_NAMED
        ? Phrase.of("repair.add-marked", added.size())
        : Phrase.of("repair.add", Words.cells(search.question().mask().board(), added));
  }

  private static Offer without(Search search) {
    if (search.result().isEmpty()) {
      return Offer.without(Offer.Stage.LOOKING, Phrase.of("repair.looking"), search.words());
    }
    Repaired result = search.result().get();
    if (result.end() == Repaired.End.HOPELESS) {
      return Offer.without(
          Offer.Stage.ENDED, Phrase.of("repair.hopeless"), Phrase.of("repair.hopeless-detail"));
    }
    return Offer.without(
        Offer.Stage.ENDED,
        Phrase.of("repair.none", result.elapsed().toMillis() / 1000.0),
        Phrase.of("repair.none-detail"));
  }
}
