package cluewright.search.feasibility;

import cluewright.phrase.Phrase;
import java.time.Duration;
import java.util.List;

/**
 * The result of a repair.
 *
 * @param asked what is known about the mask as it was
 * @param suggestions cells to add: all of the fewest orbits that were found to suffice, the best
 *     fit to the shape first
 * @param needed so many orbits at least are needed; proven
 * @param tried every choice of up to so many orbits was refuted, or tried without success
 * @param end how it ended
 */
public record Repaired(
    Judgement asked,
    List<Suggestion> suggestions,
    int needed,
    int tried,
    End end,
    Duration elapsed) {

  /** The way in which a repair ended. */
  public enum End {
    /** There was nothing to repair. */
    POSSIBLE_ALREADY,
    /** No cells help, whatever they are: no chosen strategy places digits. */
    HOPELESS,
    /** All that was worth trying was tried. */
    COMPLETE,
    /** The time was used up. */
    OUT_OF_TIME,
    /** Someone asked for it. */
    STOPPED
  }

  public Repaired {
    suggestions = List.copyOf(suggestions);
  }

  /** The knowledge about fewer cells than a suggestion has. */
  public Phrase onFewer(Suggestion suggestion) {
    boolean isListed =
        asked instanceof Judgement.Impossible impossible && impossible.proof().restsOnList();
    return isListed && suggestion.orbits() == 1
        ? Phrase.of("search.one-fewer-listed", Phrase.of("search.source-list"))
        : onFewer(suggestion, needed, tried);
  }

  static Phrase onFewer(Suggestion suggestion, int needed, int tried) {
    int orbits = suggestion.orbits();
    if (needed >= orbits) {
      return Phrase.of(orbits == 1 ? "search.one-fewer-proven" : "search.fewer-proven");
    }
    if (orbits == 1) {
      return Phrase.of("search.as-it-is-open");
    }
    return Phrase.of(tried >= orbits - 1 ? "search.fewer-tried" : "search.fewer-untried");
  }
}
