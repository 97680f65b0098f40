package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;

/**
 * A cell, the stem, with an almost locked set, a petal, for each of its candidates, which has that
 * digit only where the stem sees it. Whichever digit the stem takes, its petal lacks it and needs
 * all its others: so a digit of all petals that is no candidate of the stem leaves what sees all
 * its cells in all petals.
 *
 * <p>Defined by Sudopedia; as in HoDoKu, petals may share cells, and one may serve several
 * candidates, but not all. Not monotone: a petal that loses a candidate is a naked set.
 */
public final class DeathBlossom implements Strategy {
  private final About about;

  public DeathBlossom(Variant variant) {
    this.about = About.of(Group.CHAINS, variant).notMonotone();
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Finder finder(Board board) {
    return new Blossoms(this, Geometry.of(board));
  }
}
