package cluewright.format;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Wishes;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One puzzle in the making, as a project file keeps it.
 *
 * @param title may be empty
 * @param author may be empty
 * @param notes may be empty
 * @param fixed digits chosen by the designer, all on cells of the mask
 * @param strategies may be empty, while the designer is still choosing
 * @param required strategies, all among {@code strategies}, that the puzzle must need
 * @param wishes what else it should be like
 * @param puzzle the puzzle found for the mask; its clue cells are exactly the mask
 * @param results what was found and not discarded, oldest first, whatever its mask
 */
public record Design(
    String title,
    String author,
    String notes,
    Mask mask,
    Puzzle fixed,
    StrategySet strategies,
    StrategySet required,
    Wishes wishes,
    Optional<Puzzle> puzzle,
    List<Found> results) {

  /**
   * A puzzle that was found.
   *
   * @param strategies those that were allowed then
   * @param kept whether the designer marked it as one to keep
   */
  public record Found(Puzzle puzzle, StrategySet strategies, boolean kept) {}

  public Design {
    Objects.requireNonNull(title);
    Objects.requireNonNull(author);
    Objects.requireNonNull(notes);
    Objects.requireNonNull(wishes);
    results = List.copyOf(results);
    if (!strategies.containsAll(required)) {
      throw new IllegalArgumentException("a required strategy is not among the strategies");
    }
    if (puzzle.isPresent() && !puzzle.get().mask().equals(mask)) {
      throw new IllegalArgumentException("the puzzle's clue cells are not the mask");
    }
    if (fixed.board() != mask.board() || !mask.clues().containsAll(fixed.mask().clues())) {
      throw new IllegalArgumentException("a digit is fixed outside the mask");
    }
  }

  /** A design without notes, that fixes, requires and wishes nothing and has no results. */
  public Design(
      String title, String author, Mask mask, StrategySet strategies, Optional<Puzzle> puzzle) {
    this(
        title,
        author,
        "",
        mask,
        Puzzle.empty(mask.board()),
        strategies,
        StrategySet.of(List.of()),
        Wishes.NONE,
        puzzle,
        List.of());
  }
}
