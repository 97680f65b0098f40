package cluewright.studio.document;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * What the designer works on, at one moment.
 *
 * @param mask where the clues stand
 * @param puzzle the puzzle on display; its digits stand on exactly the mask's cells
 */
public record Document(
    String title, String author, Mask mask, StrategySet strategies, Optional<Puzzle> puzzle) {

  public Document {
    if (puzzle.isPresent() && !puzzle.get().mask().equals(mask)) {
      throw new IllegalArgumentException("the puzzle's digits do not stand on the mask's cells");
    }
  }

  /** A document without a puzzle. */
  public static Document untitled(Mask mask, StrategySet strategies) {
    return new Document("", "", mask, strategies, Optional.empty());
  }

  public Document withTitle(String text) {
    return new Document(text, author, mask, strategies, puzzle);
  }

  public Document withAuthor(String text) {
    return new Document(title, text, mask, strategies, puzzle);
  }

  /** This with another mask, and without the puzzle if the mask differs. */
  public Document withMask(Mask cells) {
    return cells.equals(mask)
        ? this
        : new Document(title, author, cells, strategies, Optional.empty());
  }

  public Document withStrategies(StrategySet set) {
    return new Document(title, author, mask, set, puzzle);
  }

  /** This with a puzzle, whose cells become the mask. */
  public Document withPuzzle(Puzzle digits) {
    return new Document(title, author, digits.mask(), strategies, Optional.of(digits));
  }
}
