package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** Three cells of a house with only three digits between them keep these from every common peer. */
final class NakedTriple implements Strategy {
  private static final int SIZE = 3;
  private static final Variant VARIANT =
      Variant.of("naked-triple", "0201", 1400, Level.MEDIUM, 80, 3.6);

  private static final About ABOUT = new About("naked-triple", Group.SUBSETS, 1, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new NakedSets(this, VARIANT, SIZE, board);
  }
}
