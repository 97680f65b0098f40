package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A digit confined, in three rows, to the same three columns goes from the rest of the columns. */
final class Swordfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("swordfish", "0301", 2300, Level.HARD, 150, 3.8);
  private static final int SIZE = 3;

  private static final About ABOUT = new About("swordfish", Group.FISH, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new PlainFish(this, board, SIZE);
  }
}
