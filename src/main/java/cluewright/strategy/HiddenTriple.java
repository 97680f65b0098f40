package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** Three digits confined to three cells of a house clear these cells of every other candidate. */
final class HiddenTriple implements Strategy {
  private static final int SIZE = 3;
  private static final Variant VARIANT =
      Variant.of("hidden-triple", "0211", 1600, Level.MEDIUM, 100, 4.0);

  private static final About ABOUT = new About("hidden-triple", Group.SUBSETS, 1, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new HiddenSets(this, VARIANT, SIZE, board);
  }
}
