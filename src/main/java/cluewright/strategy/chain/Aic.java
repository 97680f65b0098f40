package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;

/**
 * An alternating inference chain: candidates joined alternately by strong and weak links, beginning
 * and ending with a strong one, so that one of its ends is true. A chain that closes is a nice
 * loop.
 *
 * <p>Not monotone: when a candidate of the chain goes, its strong partner becomes a single, and the
 * rest of the chain needs that one placed. Groups of cells and larger locked sets are no nodes.
 * Relations between cells, such as a dot, are weak links as well as houses and cells are.
 */
public final class Aic implements Strategy {
  private static final Variant CROSSING = Variant.of("self-crossing-aic", "", Level.UNFAIR, 280);

  private static final ChainNames NAMES =
      new ChainNames(
          Variant.of("continuous-nice-loop", "0706", 5600, Level.UNFAIR, 280),
          Variant.of("discontinuous-nice-loop", "0707", 5600, Level.UNFAIR, 280),
          Variant.of("aic", "0708", 5600, Level.UNFAIR, 280),
          CROSSING,
          CROSSING);

  private static final About ABOUT =
      new About("aic", Group.CHAINS, 2, NAMES.variants())
          .notMonotone()
          .impliedBy("grouped-aic")
          .upTo(InferenceChains.MOST_CANDIDATES);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new InferenceChains(this, NAMES, board, LinkGraph.Kind.ALL);
  }
}
