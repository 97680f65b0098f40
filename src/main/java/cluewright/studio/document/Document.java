package cluewright.studio.document;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Wishes;
import cluewright.search.Goal;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One puzzle in the making, at one moment.
 *
 * @param notes what the designer wants to remember
 * @param mask where the clues stand
 * @param fixed digits that the designer chose for some of the mask's cells; all others are empty
 * @param chosen strategies that the designer chose, the required ones among them
 * @param required those of them that the puzzle must need
 * @param wishes what else the puzzle should be like
 * @param puzzle the puzzle on display; its digits stand on exactly the mask's cells
 * @param results what was found so far and not discarded, oldest first, whatever its mask
 */
public record Document(
    String title,
    String author,
    String notes,
    Mask mask,
    Puzzle fixed,
    StrategySet chosen,
    StrategySet required,
    Wishes wishes,
    Optional<Puzzle> puzzle,
    List<Result> results) {

  public Document {
    results = List.copyOf(results);
    if (puzzle.isPresent() && !puzzle.get().mask().equals(mask)) {
      throw new IllegalArgumentException("the puzzle's digits do not stand on the mask's cells");
    }
    if (fixed.board() != mask.board() || !mask.clues().containsAll(fixed.mask().clues())) {
      throw new IllegalArgumentException("a digit is fixed outside the mask");
    }
    if (!chosen.containsAll(required)) {
      throw new IllegalArgumentException("a required strategy is not allowed");
    }
  }

  /** A document without a puzzle. */
  public static Document untitled(Mask mask, StrategySet strategies) {
    return new Document(
        "",
        "",
        "",
        mask,
        Puzzle.empty(mask.board()),
        strategies,
        StrategySet.of(List.of()),
        Wishes.NONE,
        Optional.empty(),
        List.of());
  }

  public Document withTitle(String text) {
    return new Document(
        text, author, notes, mask, fixed, chosen, required, wishes, puzzle, results);
  }

  public Document withAuthor(String text) {
    return new Document(title, text, notes, mask, fixed, chosen, required, wishes, puzzle, results);
  }

  public Document withNotes(String text) {
    return new Document(
        title, author, text, mask, fixed, chosen, required, wishes, puzzle, results);
  }

  /**
   * This with another mask; if it differs, without digits fixed outside of it, and with the puzzle
   * among the results alone.
   */
  public Document withMask(Mask cells) {
    return cells.equals(mask)
        ? this
        : new Document(
            title,
            author,
            notes,
            cells,
            fixedOn(cells),
            chosen,
            required,
            wishes,
            Optional.empty(),
            resultsWithPuzzle());
  }

  /** The results, with the puzzle on display, which leaves the board. */
  private List<Result> resultsWithPuzzle() {
    Optional<Puzzle> unknown =
        puzzle.filter(shown -> results.stream().map(Result::puzzle).noneMatch(shown::equals));
    List<Result> all = new ArrayList<>(results);
    unknown.ifPresent(shown -> all.add(new Result(shown, strategies(), false)));
    return all;
  }

  private Puzzle fixedOn(Mask cells) {
    return cells.board() == mask.board() ? fixed.restrictedTo(cells) : Puzzle.empty(cells.board());
  }

  /**
   * This with other fixed digits, all on the mask; a puzzle that has others stays among the results
   * alone.
   */
  public Document withFixed(Puzzle digits) {
    Optional<Puzzle> agreeing = puzzle.filter(shown -> agrees(shown, digits));
    return new Document(
        title,
        author,
        notes,
        mask,
        digits,
        chosen,
        required,
        wishes,
        agreeing,
        agreeing.equals(puzzle) ? results : resultsWithPuzzle());
  }

  /**
   * What a solver may use: the chosen strategies, and all that are easier than the hardest required
   * one, for a puzzle needs a strategy only where these get stuck.
   */
  public StrategySet strategies() {
    return required.isEmpty() ? chosen : chosen.with(required.withEasier());
  }

  /** This with other chosen strategies; what is no longer chosen is no longer required. */
  public Document withStrategies(StrategySet set) {
    return new Document(
        title, author, notes, mask, fixed, set, required.and(set), wishes, puzzle, results);
  }

  /** This with other requirements; what is required is chosen, too. */
  public Document withRequired(StrategySet set) {
    return new Document(
        title, author, notes, mask, fixed, chosen.with(set), set, wishes, puzzle, results);
  }

  /** This with other wishes. */
  public Document withWishes(Wishes other) {
    return new Document(
        title, author, notes, mask, fixed, chosen, required, other, puzzle, results);
  }

  /** Whether nothing was done to it yet, but strategies were chosen: another may take its place. */
  boolean isUntouched() {
    return equals(untitled(Mask.empty(mask.board()), chosen));
  }

  /** This with other results. */
  public Document withResults(List<Result> all) {
    return new Document(title, author, notes, mask, fixed, chosen, required, wishes, puzzle, all);
  }

  /**
   * This with a puzzle on display, whose cells become the mask; what it contradicts is unfixed, and
   * the one on display before stays among the results.
   */
  public Document withPuzzle(Puzzle digits) {
    return new Document(
        title,
        author,
        notes,
        digits.mask(),
        agrees(digits, fixed) ? fixed : Puzzle.empty(digits.board()),
        chosen,
        required,
        wishes,
        Optional.of(digits),
        puzzle.equals(Optional.of(digits)) ? results : resultsWithPuzzle());
  }

  private static boolean agrees(Puzzle puzzle, Puzzle part) {
    return puzzle.board() == part.board() && puzzle.restrictedTo(part.mask()).equals(part);
  }

  /** What a puzzle must be besides solvable with the strategies. */
  public Goal goal() {
    Goal goal =
        Goal.NONE
            .withRequired(required.strategies())
            .withRedundancy(wishes.redundancy())
            .withWishes(wishes.ofPath());
    return fixed.mask().clues().isEmpty() ? goal : goal.withGivens(fixed);
  }

  /** Whether another document asks for the same puzzles. */
  public boolean asksLike(Document other) {
    return mask.equals(other.mask)
        && fixed.equals(other.fixed)
        && strategies().equals(other.strategies())
        && required.equals(other.required)
        && wishes.equals(other.wishes);
  }
}
