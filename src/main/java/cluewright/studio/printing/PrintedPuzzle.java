package cluewright.studio.printing;

import cluewright.document.Document;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;

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
