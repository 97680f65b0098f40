package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * A chain of a single digit that begins and ends with a strong link: one of its ends holds the
 * digit.
 *
 * <p>Ends that a single strong link joins are left to locked candidates. Not monotone: when a place
 * in the chain goes, its partner becomes a hidden single, and the rest of the chain needs that one
 * placed.
 */
public final class XChain implements Strategy {
  private static final Variant VARIANT = Variant.of("x-chain", "0701", 5400, Level.UNFAIR, 260);

  private static final About ABOUT =
      new About("x-chain", Group.CHAINS, 1, List.of(VARIANT)).notMonotone().impliedBy("aic");

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DigitChains(this, board, LinkGraph.Kind.PLACES);
  }
}
