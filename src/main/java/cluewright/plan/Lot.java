package cluewright.plan;

import cluewright.document.Regions;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/** What is drawn by lot on a board, anew for each puzzle. */
public enum Lot {
  /** Cages over the whole board, with their sums. */
  CAGES(RandomRules.Lot.CAGES),
  /** White and black dots, wherever they fit. */
  DOTS(RandomRules.Lot.DOTS),
  /** The sums X and V, wherever they fit. */
  SUMS(RandomRules.Lot.SUMS),
  /** An inequality sign between any two neighbours. */
  SIGNS(RandomRules.Lot.SIGNS),
  /** Regions of any shape in place of the boxes. */
  REGIONS(null);

  private final RandomRules.Lot rules;

  Lot(RandomRules.Lot rules) {
    this.rules = rules;
  }

  /** The name in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if a board can have it. */
  public boolean fits(Board board) {
    return this == REGIONS ? Regions.fit(board) : board.isFull();
  }

  /** A grid of a board with this drawn by lot; empty if none was found in time. */
  public Optional<Puzzle> on(Board board, Random random) {
    return this == REGIONS
        ? new RandomRegions(random).on(Boards.withoutRules(board)).map(RandomRegions.Drawn::grid)
        : new RandomRules(random).on(board, rules);
  }
}
