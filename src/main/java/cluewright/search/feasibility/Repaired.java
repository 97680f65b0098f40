package cluewright.search.feasibility;

import cluewright.phrase.Phrase;
import java.time.Duration;
import java.util.List;

/**
 * The result of a repair.
 *
 * @param request what was asked for
 * @param asked what is known about the mask as it was
 * @param suggestions cells to add: all of the fewest orbits that were found to suffice, the best
 *     fit to the shape first
 * @param needed so many orbits at least are needed; proven
 * @param tried every choice of up to so many orbits was refuted, or tried without success
 * @param end how it ended
 */
public record Repaired(
    RepairRequest request,
    Judgement asked,
    List<Suggestion> suggestions,
    int needed,
    int tried,
    End end,
    Duration elapsed) {

  /** How a repair ended. */
  public enum End {
    POSSIBLE_ALREADY,
    /** No cells help, because no chosen strategy places digits. */
    HOPELESS,
    /** No cells help, because no grid satisfies the rules and the fixed digits. */
    UNSOLVABLE,
    /** Everything worth trying was tried. */
    COMPLETE,
    OUT_OF_TIME,
    STOPPED
  }

  public Repaired {
    suggestions = List.copyOf(suggestions);
  }

  /** True if it is known that no cells help. */
  public boolean isInVain() {
    return end == End.HOPELESS || end == End.UNSOLVABLE;
  }

  /** True if it is proven that fewer orbits than in a suggestion are not enough. */
  public boolean hasFewestOrbits(Suggestion suggestion) {
    return needed >= suggestion.orbits();
  }

  /**
   * True if it is proven that fewer cells than in a suggestion are not enough. Where orbits have
   * several cells, only their number is known to be the least: others may have fewer cells.
   */
  public boolean hasFewestCells(Suggestion suggestion) {
    return hasFewestOrbits(suggestion)
        && (request.addsSingleCells() || suggestion.added().size() == 1);
  }

  /** What is known about adding fewer cells, or fewer symmetric groups, than a suggestion does. */
  public Phrase onFewer(Suggestion suggestion) {
    if (suggestion.orbits() == 1) {
      return onUnchanged(suggestion);
    }
    boolean isOfCells = request.addsSingleCells();
    if (hasFewestOrbits(suggestion)) {
      return Phrase.of(isOfCells ? "search.fewer-proven" : "search.fewer-groups-proven");
    }
    return tried >= suggestion.orbits() - 1
        ? Phrase.of(isOfCells ? "search.fewer-tried" : "search.fewer-groups-tried")
        : Phrase.of(isOfCells ? "search.fewer-untried" : "search.fewer-groups-untried");
  }

  private Phrase onUnchanged(Suggestion suggestion) {
    boolean isOneCell = suggestion.added().size() == 1;
    if (hasFewestOrbits(suggestion)) {
      return Phrase.of(isOneCell ? "search.one-fewer-proven" : "search.one-group-proven");
    }
    return asked instanceof Judgement.Impossible impossible && impossible.proof().restsOnList()
        ? Phrase.of(
            isOneCell ? "search.one-fewer-listed" : "search.one-group-listed",
            Phrase.of("search.source-list"))
        : Phrase.of("search.as-it-is-open");
  }
}
