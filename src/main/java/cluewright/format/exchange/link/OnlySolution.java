package cluewright.format.exchange.link;

import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.Optional;

/** The solution of a puzzle, against which SudokuPad checks a solver's digits. */
final class OnlySolution {
  static final String FIELD = "solution";

  /** The most digits, since SudokuPad compares one character per cell. */
  private static final int MOST_DIGITS = 9;

  /** The share of the counter's patience, well below a second, since a link may lack a solution. */
  private static final double PATIENCE = 0.02;

  private OnlySolution() {}

  /** Skips a solution in a link; the puzzle's own is no loss, since it follows from it. */
  static void passOver(PackedJson json, Content content, String solution) {
    Puzzle clues = ((Clues) content).clues();
    if (!solution.isBlank() && !of(clues).equals(Optional.of(solution))) {
      json.passed().add(FIELD);
    }
  }

  /** The solution; empty unless it is known to be unique and each digit is one character. */
  static Optional<String> of(Puzzle clues) {
    return clues.board().digits() > MOST_DIGITS
        ? Optional.empty()
        : new SolutionCounter(clues.board())
            .answerIfQuick(clues, PATIENCE)
            .solution()
            .map(Puzzle::line);
  }
}
