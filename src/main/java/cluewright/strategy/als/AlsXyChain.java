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
 * Four or more almost locked sets in a chain, each with digits that cannot be both in it and in the
 * next one: if the first lacks a digit z it takes the others, so the second lacks one and takes the
 * others, and so on until the last takes z. So z leaves what sees all its cells in first and last.
 *
 * <p>A chain keeps the order of the list of all sets, as HoDoKu's do. A link takes its restricted
 * digits without the first of those that the link before takes; the first link takes only one. z is
 * taken neither by the first link nor by the last. Not monotone: a set that loses a candidate is a
 * naked set, which others have to use first.
 */
public final class AlsXyChain implements Strategy {
  static final Variant VARIANT = Variant.of("als-xy-chain", "0903", 5900, Level.UNFAIR, 340);

  private static final About ABOUT =
      new About("als-xy-chain", Group.CHAINS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new LockedSetChains(this, Geometry.of(board));
  }
}
