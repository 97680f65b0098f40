package cluewright.studio.repair;

import cluewright.model.CellSet;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import cluewright.strategy.Words;
import cluewright.studio.repair.RepairViewModel.Search;
import java.util.Locale;
import java.util.Optional;

/** A repair in words. */
final class Offers {
  /** More cells than this are shown on the board and not named. */
  private static final int MOST_NAMED = 6;

  private static final String FEWER = "Still looking for fewer or better fitting cells.";
  private static final String BETTER = "Still looking for better fitting cells.";

  private Offers() {}

  static Offer of(Search search) {
    Optional<Suggestion> shown = search.shown();
    return shown.isPresent() ? suggested(search, shown.get()) : without(search);
  }

  private static Offer suggested(Search search, Suggestion shown) {
    String detail =
        search
            .result()
            .map(result -> result.onFewer(shown).toString())
            .orElse(shown.orbits() == 1 ? BETTER : FEWER);
    return new Offer(
        search.result().isPresent() ? Offer.Stage.ENDED : Offer.Stage.LOOKING,
        sentence(search, shown.added()),
        detail,
        shown.added(),
        search.suggestions().indexOf(shown) + 1,
        search.suggestions().size());
  }

  private static String sentence(Search search, CellSet added) {
    String cells =
        added.size() > MOST_NAMED
            ? "the " + added.size() + " marked cells"
            : Words.cells(search.question().mask().board(), added).toString();
    return "Add " + cells + ": then a puzzle exists.";
  }

  private static Offer without(Search search) {
    if (search.result().isEmpty()) {
      return Offer.without(Offer.Stage.LOOKING, "Looking for cells to add.", search.words());
    }
    Repaired result = search.result().get();
    if (result.end() == Repaired.End.HOPELESS) {
      return Offer.without(
          Offer.Stage.ENDED,
          "No cells help: no chosen strategy places digits.",
          "Allow naked or hidden singles.");
    }
    String sentence =
        String.format(
            Locale.ROOT, "No repair was found in %.1f s.", result.elapsed().toMillis() / 1000.0);
    return Offer.without(
        Offer.Stage.ENDED, sentence, "Add cells yourself, allow more strategies, or try again.");
  }
}
