package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * Supposes a candidate or its absence and follows the consequences: what leads to a contradiction
 * is false, and what all candidates of a cell, or all places of a digit in a house, lead to is
 * true.
 *
 * <p>Not monotone: like other chains it needs that what became a single is placed, and a single
 * that stands already is no consequence of a supposition.
 */
public final class ForcingChain implements Strategy {
  private final Forcing.Kind kind;
  private final About about;

  private ForcingChain(String id, Forcing.Kind kind, Variant contradiction, Variant verity) {
    this.kind = kind;
    this.about =
        new About(id, Group.LAST_RESORT, List.of(contradiction, verity))
            .notMonotone()
            .placing()
            .upTo(Forcing.MOST_CANDIDATES);
  }

  /** The strategy that follows strong and weak links, including those of groups. */
  public static ForcingChain chain(Variant contradiction, Variant verity) {
    return new ForcingChain("forcing-chain", Forcing.Kind.CHAIN, contradiction, verity);
  }

  /**
   * The strategy that follows consequences of several statements together: a few rounds of singles
   * after each supposition.
   */
  public static ForcingChain net(Variant contradiction, Variant verity) {
    return new ForcingChain("forcing-net", Forcing.Kind.NET, contradiction, verity);
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Finder finder(Board board) {
    return new Forcing(this, kind, board);
  }
}
