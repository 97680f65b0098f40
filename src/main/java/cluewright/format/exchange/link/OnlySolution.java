package cluewright.format.exchange.link;

import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.Optional;

/** The solution of a puzzle, by which SudokuPad checks what a solver fills in. */
final class OnlySolution {
  /** SudokuPad compares a character a cell. */
  private static final int MOST_DIGITS = 9;

  /** Of the counter's, well below a second: a link without a solution is a link, too. */
  private static final double PATIENCE = 0.02;

  private OnlySolution() {}

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
