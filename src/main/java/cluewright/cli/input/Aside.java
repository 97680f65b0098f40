package cluewright.cli.input;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.GridState;
import java.util.Optional;

/**
 * What a text gives beside the clues of a puzzle, and a verdict on the clues leaves aside: digits
 * that were found, and candidates that are given (a Sukaku) or were eliminated.
 */
public final class Aside {
  private Aside() {}

  /** What is left aside of a puzzle, in a sentence without full stop; empty if that is nothing. */
  public static Optional<String> of(Clues puzzle) {
    return puzzle.progress().map(state -> said(puzzle, state));
  }

  private static String said(Clues puzzle, GridState state) {
    boolean hasDigits = !state.placements().equals(puzzle.clues());
    boolean lacksCandidates = !state.equals(GridState.initial(state.placements()));
    String what =
        hasDigits && lacksCandidates
            ? "digits that were found and candidates"
            : hasDigits ? "digits that were found" : "given candidates";
    return what + " are left aside: only the clues count here";
  }
}
