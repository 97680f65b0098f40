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
 * A chain of bivalue cells, each sharing a candidate with the next one, which it sees: one of its
 * ends holds the digit that both ends have left over.
 *
 * <p>Not monotone: when a cell of the chain loses a candidate, it becomes a naked single, and the
 * rest of the chain needs that one placed.
 */
public final class XyChain implements Strategy {
  private static final Variant VARIANT = Variant.of("xy-chain", "0702", 5500, Level.UNFAIR, 260);

  private static final About ABOUT =
      new About("xy-chain", Group.CHAINS, List.of(VARIANT)).notMonotone().impliedBy("aic");

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DigitChains(this, board, LinkGraph.Kind.CELLS);
  }
}
