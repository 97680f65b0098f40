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
 * A forcing chain in which a consequence may need several others: after each supposition a few
 * rounds of singles are looked ahead.
 *
 * <p>Not monotone: a single that stands already is no consequence of a supposition.
 */
public final class ForcingNet implements Strategy {
  private static final About ABOUT =
      new About(
              "forcing-net",
              Group.LAST_RESORT,
              List.of(
                  Variant.of("forcing-net-contradiction", "1303", 8600, Level.EXTREME, 700),
                  Variant.of("forcing-net-verity", "1304", 8600, Level.EXTREME, 700)))
          .notMonotone()
          .placing();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new Forcing(this, Forcing.Kind.NET, board);
  }
}
