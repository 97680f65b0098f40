package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A digit confined, in three rows, to the same three columns goes from the rest of the columns. */
final class Swordfish implements Strategy {
  private static final Variant VARIANT = Variant.of("Swordfish", "0301", Level.HARD, 150, 3.8);
  private static final int SIZE = 3;

  @Override
  public String id() {
    return "swordfish";
  }

  @Override
  public List<String> names() {
    return List.of("Swordfish");
  }

  @Override
  public String explanation() {
    return "In three rows a digit is left only in the same three columns, so it goes from the rest of"
        + " these columns; the same with rows and columns exchanged.";
  }

  @Override
  public Group group() {
    return Group.FISH;
  }

  @Override
  public List<Variant> variants() {
    return List.of(VARIANT);
  }

  @Override
  public Finder finder(Board board) {
    return new PlainFish(this, board, SIZE);
  }
}
