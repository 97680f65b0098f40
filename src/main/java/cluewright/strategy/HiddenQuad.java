package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** Four digits confined to four cells of a house clear these cells of every other candidate. */
final class HiddenQuad implements Strategy {
  private static final int SIZE = 4;
  private static final Variant VARIANT =
      Variant.of("hidden-quad", "0212", 2100, Level.HARD, 150, 5.4);

  private static final About ABOUT = new About("hidden-quad", Group.SUBSETS, 1, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new HiddenSets(this, VARIANT, SIZE, board);
  }
}
