package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;

/**
 * An alternating inference chain with groups as nodes: two or more candidates of a digit in cells
 * shared by a line and a box. A group is true if one of its candidates is.
 *
 * <p>Not monotone, as {@link Aic} is not. Chains without a group are concluded as well, but only
 * where {@link Aic} is not allowed are they told under this name.
 */
public final class GroupedAic implements Strategy {
  private static final ChainNames NAMES =
      new ChainNames(
          Variant.of("grouped-continuous-nice-loop", "0709", 5650, Level.UNFAIR, 300),
          Variant.of("grouped-discontinuous-nice-loop", "0710", 5650, Level.UNFAIR, 300),
          Variant.of("grouped-aic", "0711", 5650, Level.UNFAIR, 300),
          Variant.of("self-crossing-grouped-aic", "", Level.UNFAIR, 300),
          Variant.of("grouped-aic-without-groups", "", Level.UNFAIR, 300));

  private static final About ABOUT =
      new About("grouped-aic", Group.CHAINS, 1, NAMES.variants())
          .notMonotone()
          .upTo(InferenceChains.MOST_CANDIDATES);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new InferenceChains(this, NAMES, board, LinkGraph.Kind.GROUPED);
  }
}
