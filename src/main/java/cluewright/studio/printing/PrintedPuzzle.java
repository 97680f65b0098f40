package cluewright.studio.printing;

import cluewright.document.Document;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;

/**
 * A puzzle to print, with the designer's description.
 *
 * @param strategies what a solver may use
 * @param digits how its digits are written
 * @param document the place in the project of the document that it is of
 */
record PrintedPuzzle(
    String title,
    String author,
    String notes,
    Puzzle puzzle,
    StrategySet strategies,
    DigitSet digits,
    int document) {

  /** A puzzle of a planned book, which is of no document. */
  static PrintedPuzzle planned(Puzzle puzzle) {
    return new PrintedPuzzle(
        "", "", "", puzzle, StrategySet.upTo(Level.EXTREME), DigitSet.USUAL, Integer.MAX_VALUE);
  }

  static PrintedPuzzle of(Document document, Puzzle puzzle, StrategySet strategies, int index) {
    return new PrintedPuzzle(
        document.title(),
        document.author(),
        document.notes(),
        puzzle,
        strategies,
        document.digitSet(),
        index);
  }
}
