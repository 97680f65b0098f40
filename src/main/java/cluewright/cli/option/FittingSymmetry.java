package cluewright.cli.option;

import cluewright.cli.terminal.UsageException;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import java.util.Locale;

/** Refuses symmetries that a board cannot have. */
public final class FittingSymmetry {
  private FittingSymmetry() {}

  /**
   * A symmetry, if a board can have it.
   *
   * @throws UsageException if it turns by a quarter or mirrors at a diagonal, and the board is not
   *     square
   */
  public static Symmetry of(Symmetry symmetry, Board board) {
    if (!symmetry.fits(board)) {
      throw new UsageException(
          "--symmetry %s is for square boards, but %s has %d rows and %d columns"
              .formatted(
                  symmetry.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                  board,
                  board.rows(),
                  board.columns()));
    }
    return symmetry;
  }
}
