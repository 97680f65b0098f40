package cluewright.studio.document;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Wishes;
import cluewright.search.Goal;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Optional;

/**
 * What the designer works on, at one moment.
 *
 * @param mask where the clues stand
 * @param strategies what a solver may use
 * @param required those of the strategies that the puzzle must need
 * @param wishes what else the puzzle should be like
 * @param puzzle the puzzle on display; its digits stand on exactly the mask's cells
 */
public record Document(
    String title,
    String author,
    Mask mask,
    StrategySet strategies,
    StrategySet required,
    Wishes wishes,
    Optional<Puzzle> puzzle) {

  public Document {
    if (puzzle.isPresent() && !puzzle.get().mask().equals(mask)) {
      throw new IllegalArgumentException("the puzzle's digits do not stand on the mask's cells");
    }
    if (!strategies.containsAll(required)) {
      throw new IllegalArgumentException("a required strategy is not allowed");
    }
  }

  /** A document without a puzzle. */
  public static Document untitled(Mask mask, StrategySet strategies) {
    return new Document(
        "", "", mask, strategies, StrategySet.of(List.of()), Wishes.NONE, Optional.empty());
  }

  public Document withTitle(String text) {
    return new Document(text, author, mask, strategies, required, wishes, puzzle);
  }

  public Document withAuthor(String text) {
    return new Document(title, text, mask, strategies, required, wishes, puzzle);
  }

  /** This with another mask, and without the puzzle if the mask differs. */
  public Document withMask(Mask cells) {
    return cells.equals(mask)
        ? this
        : new Document(title, author, cells, strategies, required, wishes, Optional.empty());
  }

  /** This with other strategies; what is no longer allowed is no longer required. */
  public Document withStrategies(StrategySet set) {
    return new Document(title, author, mask, set, required.and(set), wishes, puzzle);
  }

  /** This with other requirements; what is required is allowed, too. */
  public Document withRequired(StrategySet set) {
    return new Document(title, author, mask, strategies.with(set), set, wishes, puzzle);
  }

  /** This with other wishes. */
  public Document withWishes(Wishes other) {
    return new Document(title, author, mask, strategies, required, other, puzzle);
  }

  /** What a puzzle must be besides solvable with the strategies. */
  public Goal goal() {
    return Goal.NONE
        .withRequired(required.strategies())
        .withRedundancy(wishes.redundancy())
        .withWishes(wishes.ofPath());
  }

  /** This with a puzzle, whose cells become the mask. */
  public Document withPuzzle(Puzzle digits) {
    return new Document(
        title, author, digits.mask(), strategies, required, wishes, Optional.of(digits));
  }

  /** Whether another document asks for the same puzzles. */
  public boolean asksLike(Document other) {
    return mask.equals(other.mask)
        && strategies.equals(other.strategies)
        && required.equals(other.required)
        && wishes.equals(other.wishes);
  }
}
