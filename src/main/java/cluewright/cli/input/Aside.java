package cluewright.cli.input;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.GridState;
import java.util.Optional;

/**
 * What a text says beyond the clues of a puzzle and a verdict on the clues ignores: placed digits,
 * and given (in a Sukaku) or eliminated candidates.
 */
public final class Aside {
  private Aside() {}

  /** What is ignored, as a sentence without full stop; empty if nothing. */
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
