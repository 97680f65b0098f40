package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * Suppose a candidate, or its absence, and follow strong and weak links, also those of groups: what
 * leads to a contradiction is not so, and what every candidate of a cell, or every place of a digit
 * in a house, leads to is.
 *
 * <p>Not monotone: like other chains it needs that what became a single is placed.
 */
public final class ForcingChain implements Strategy {
  private static final About ABOUT =
      new About(
              "forcing-chain",
              Group.LAST_RESORT,
              List.of(
                  Variant.of("forcing-chain-contradiction", "1301", 8500, Level.EXTREME, 500),
                  Variant.of("forcing-chain-verity", "1302", 8500, Level.EXTREME, 500)))
          .notMonotone()
          .placing();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new Forcing(this, Forcing.Kind.CHAIN, board);
  }
}
