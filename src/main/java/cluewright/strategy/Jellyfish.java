package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A digit confined, in four rows, to the same four columns goes from the rest of the columns. */
final class Jellyfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("jellyfish", "0302", 2400, Level.HARD, 160, 5.2);
  private static final int SIZE = 4;

  private static final About ABOUT = new About("jellyfish", Group.FISH, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new PlainFish(this, board, SIZE);
  }
}
