package cluewright.strategy.intersection;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * Two or three cells in the crossing of a line and a box, with further cells of both: as many cells
 * as digits in all, and the line or the box holds each digit only once. So each digit is in these
 * cells, and leaves the rest of its house.
 *
 * <p>Not monotone: cells that lose a candidate may become a naked set, which others have to use.
 */
public final class SueDeCoq implements Strategy {
  static final Variant VARIANT = Variant.of("sue-de-coq", "1101", 5300, Level.UNFAIR, 250);

  private static final About ABOUT =
      new About("sue-de-coq", Group.SUBSETS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new SueDeCoqSets(this, Geometry.of(board));
  }
}
