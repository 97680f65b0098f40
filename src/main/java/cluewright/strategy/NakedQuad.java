package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** Four cells of a house with only four digits between them keep these from every common peer. */
final class NakedQuad implements Strategy {
  private static final int SIZE = 4;
  private static final Variant VARIANT =
      Variant.of("naked-quad", "0202", 2000, Level.HARD, 120, 5.0);

  private static final About ABOUT = new About("naked-quad", Group.SUBSETS, 1, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new NakedSets(this, VARIANT, SIZE, board);
  }
}
