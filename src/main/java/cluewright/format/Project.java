package cluewright.format;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
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
 * @param puzzle the puzzle found for the mask; its clue cells are exactly the mask
 */
public record Project(
    String title,
    String author,
    Mask mask,
    StrategySet strategies,
    StrategySet required,
    Optional<Puzzle> puzzle) {

  public Project {
    Objects.requireNonNull(title);
    Objects.requireNonNull(author);
    if (!strategies.containsAll(required)) {
      throw new IllegalArgumentException("a required strategy is not among the strategies");
    }
    if (puzzle.isPresent() && !puzzle.get().mask().equals(mask)) {
      throw new IllegalArgumentException("the puzzle's clue cells are not the mask");
    }
  }

  /** A project that requires no strategy. */
  public Project(
      String title, String author, Mask mask, StrategySet strategies, Optional<Puzzle> puzzle) {
    this(title, author, mask, strategies, StrategySet.of(List.of()), puzzle);
  }
}
