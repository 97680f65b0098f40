package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.Locale;
import java.util.function.Predicate;

/** A requirement of a strategy on boards, or a restriction on some. */
public enum Limit {
  /** Some cage has a sum. */
  SUMS(Board::hasSums),
  /** Some drawn rule binds cells in another way than by differing or as a cage. */
  DRAWN(
      board ->
          board.hasWords()
              || board.pairs().stream().anyMatch(pair -> pair.rule().kind().form().isDrawn())),
  /** Candidates exclude each other in other ways than by rows, columns and equal boxes. */
  CROSSINGS(
      board ->
          board.hasPairs()
              || Boards.isJigsaw(board)
              || board.houses().stream().anyMatch(house -> house.kind().isExtra())),
  /** Every house holds every digit, and nothing else matters. */
  FULL_HOUSES(Board::isOfFullHousesAlone),
  /** The placements of a digit can be followed. */
  PLACEMENTS(board -> PlacementGraph.fits(board) || ColumnSets.fits(board)),
  /** A set of houses, without those of two cells, fits into a long. */
  FEW_HOUSES(
      board ->
          board.houses().stream()
                  .filter(house -> house.holdsEveryDigit() || house.cells().size() > 2)
                  .count()
              <= Long.SIZE),
  /** All boards; overlapping grids are searched one by one. */
  GRID_BY_GRID(board -> true);

  private final Predicate<Board> holds;

  Limit(Predicate<Board> holds) {
    this.holds = holds;
  }

  boolean holds(Board board) {
    return holds.test(board);
  }

  /** The boards that meet it, for example {@code boards with sums of cages}. */
  public Phrase words() {
    return Phrase.of("strategies.scope-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
