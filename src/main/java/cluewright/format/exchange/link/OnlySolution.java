package cluewright.format.exchange.link;

import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.Optional;

/** The solution of a puzzle, by which SudokuPad checks what a solver fills in. */
final class OnlySolution {
  static final String FIELD = "solution";

  /** SudokuPad compares a character a cell. */
  private static final int MOST_DIGITS = 9;

  /** Of the counter's, well below a second: a link without a solution is a link, too. */
  private static final double PATIENCE = 0.02;

  private OnlySolution() {}

  /** Passes over a solution in a link; that of the puzzle is no loss, as it follows from it. */
  static void passOver(PackedJson json, Content content, String solution) {
    Puzzle clues = ((Clues) content).clues();
    if (!solution.isBlank() && !of(clues).equals(Optional.of(solution))) {
      json.passed().add(FIELD);
    }
  }

  /** Empty unless it is known that there is one and no other, and each digit is a character. */
  static Optional<String> of(Puzzle clues) {
    return clues.board().digits() > MOST_DIGITS
        ? Optional.empty()
        : new SolutionCounter(clues.board())
            .answerIfQuick(clues, PATIENCE)
            .solution()
            .map(Puzzle::line);
  }
}
