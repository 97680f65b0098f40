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
 * Three almost locked sets: x cannot be in both the first and the middle one, y not in both the
 * middle one and the last. The middle one cannot do without x and without y, so the first lacks x
 * or the last lacks y, and needs all its other digits: a third digit z of first and last leaves
 * what sees all its cells in both, even in the middle one.
 *
 * <p>First and last share no cell. Not monotone: a set that loses a candidate is a naked set, which
 * others have to use first.
 */
public final class AlsXyWing implements Strategy {
  static final Variant VARIANT = Variant.of("als-xy-wing", "0902", 5800, Level.UNFAIR, 320);

  private static final About ABOUT =
      new About("als-xy-wing", Group.CHAINS, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new LockedSetWings(this, Geometry.of(board));
  }
}
