package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** Four cells of a house with only four digits between them keep these from every common peer. */
final class NakedQuad implements Strategy {
  private static final int SIZE = 4;
  private static final Variant VARIANT = Variant.of("Naked quad", "0202", Level.HARD, 120, 5.0);

  @Override
  public String id() {
    return "naked-quad";
  }

  @Override
  public List<String> names() {
    return List.of("Naked quad", "Naked quadruple");
  }

  @Override
  public String explanation() {
    return "Four cells of a house have only four candidates between them, so these digits go from"
        + " every cell that sees all four.";
  }

  @Override
  public Group group() {
    return Group.SUBSETS;
  }

  @Override
  public List<Variant> variants() {
    return List.of(VARIANT);
  }

  @Override
  public Finder finder(Board board) {
    return new NakedSets(this, VARIANT, SIZE, board);
  }
}
