package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * Chains through almost locked sets in any order, possibly overlapping; a set that lacks a digit
 * needs each of its others, which makes it a strong link between any two. HoDoKu's own chains of
 * sets, {@link LinkedSets.Kind#XY_CHAIN}, keep an order, and share no cells from one set to the
 * next.
 *
 * <p>As HoDoKu's documentation has it, sets may overlap wherever the digit that links them cannot
 * be in both, and the sets of a continuous loop lock all digits by which the loop does not pass.
 * Each candidate that one of these chains refutes is found, with a shortest one. Not monotone: a
 * set that loses a candidate is a naked set, which others have to use first.
 */
public final class SetChains implements Strategy {

  /** How sets are linked. */
  public enum Kind {
    /** Only by digits that cannot be in both of two sets. One form. */
    RESTRICTED_DIGITS,
    /**
     * By all links of grouped chains as well: sets are nodes of an alternating inference chain. The
     * forms: a continuous loop, a discontinuous one, which eliminates from one cell, any other
     * chain, and one that needs no set of two cells or more.
     */
    ANY_LINKS
  }

  private final Kind kind;
  private final About about;

  public SetChains(Kind kind, String id, Variant... variants) {
    this.kind = kind;
    this.about =
        new About(id, Group.CHAINS, List.of(variants))
            .notMonotone()
            .upTo(SetChainFinder.MOST_CANDIDATES);
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Finder finder(Board board) {
    return new SetChainFinder(this, kind, Geometry.of(board));
  }
}
