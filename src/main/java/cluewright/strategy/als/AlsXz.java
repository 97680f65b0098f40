package cluewright.strategy.als;

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
 * Two almost locked sets without a common cell, and a digit x of both that cannot be in both: one
 * set lacks it and needs all its other digits, so a third digit z of both leaves what sees all its
 * cells in both.
 *
 * <p>Where there are two such digits x, each set holds just one of them: so each may play z for the
 * other, and the other digits of each set leave whatever sees them all. Not monotone: a set that
 * loses a candidate is a naked set, which others have to use first.
 */
public final class AlsXz implements Strategy {
  static final Variant VARIANT = Variant.of("als-xz", "0901", 5700, Level.UNFAIR, 300);

  private static final About ABOUT =
      new About("als-xz", Group.CHAINS, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new LockedSetPairs(this, Geometry.of(board));
  }
}
