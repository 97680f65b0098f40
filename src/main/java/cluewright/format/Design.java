package cluewright.format;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Wishes;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a designer works on, as a project file keeps it.
 *
 * @param title may be empty
 * @param author may be empty
 * @param strategies may be empty, while the designer is still choosing
 * @param required strategies, all among {@code strategies}, that the puzzle must need
 * @param wishes what else it should be like
 * @param puzzle the puzzle found for the mask; its clue cells are exactly the mask
 */
public record Design(
    String title,
    String author,
    Mask mask,
    StrategySet strategies,
    StrategySet required,
    Wishes wishes,
    Optional<Puzzle> puzzle) {

  public Design {
    Objects.requireNonNull(title);
    Objects.requireNonNull(author);
    Objects.requireNonNull(wishes);
    if (!strategies.containsAll(required)) {
      throw new IllegalArgumentException("a required strategy is not among the strategies");
    }
    if (puzzle.isPresent() && !puzzle.get().mask().equals(mask)) {
      throw new IllegalArgumentException("the puzzle's clue cells are not the mask");
    }
  }

  /** A project that requires no strategy and wishes for nothing. */
  public Design(
      String title, String author, Mask mask, StrategySet strategies, Optional<Puzzle> puzzle) {
    this(title, author, mask, strategies, StrategySet.of(List.of()), Wishes.NONE, puzzle);
  }
}
