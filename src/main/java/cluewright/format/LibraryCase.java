package cluewright.format;

import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.Set;

/**
 * A case of a HoDoKu library: a state, and what a strategy concludes from it.
 *
 * @param line where it stands, from 1
 * @param code the strategy's number, four digits, or five for two fish told as one
 * @param form what follows the number, such as {@code 1}, or empty: a form of the strategy
 * @param digits the digits that the case is about, as a set; none if it names none
 * @param clues those of the state's placed digits that are clues
 * @param state where the strategy is looked for
 * @param expectation what is claimed of the strategy
 * @param conclusions the candidates eliminated or placed, numbered by {@link
 *     cluewright.model.Board#candidate}; none if the strategy must not be found
 */
public record LibraryCase(
    int line,
    String code,
    String form,
    int digits,
    Puzzle clues,
    GridState state,
    Expectation expectation,
    Set<Integer> conclusions) {

  /** The claim of a case. */
  public enum Expectation {
    /** The strategy eliminates the conclusions. */
    ELIMINATES,
    /** The strategy places the conclusions. */
    PLACES,
    /** The strategy finds nothing for these digits. */
    NOT_FOUND
  }

  public LibraryCase {
    conclusions = Set.copyOf(conclusions);
  }
}
