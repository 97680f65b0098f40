package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A digit confined, in four rows, to the same four columns goes from the rest of the columns. */
final class Jellyfish implements Strategy {
  private static final Variant VARIANT = Variant.of("Jellyfish", "0302", Level.HARD, 160, 5.2);
  private static final int SIZE = 4;

  @Override
  public String id() {
    return "jellyfish";
  }

  @Override
  public List<String> names() {
    return List.of("Jellyfish");
  }

  @Override
  public String explanation() {
    return "In four rows a digit is left only in the same four columns, so it goes from the rest of"
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
