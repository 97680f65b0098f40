package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * Three cells that a box and a line share, with only three digits between them, clear the rest of
 * both.
 */
final class LockedTriple implements Strategy {
  private static final int SIZE = 3;
  private static final Variant VARIANT = Variant.of("Locked triple", "0111", Level.MEDIUM, 60, 3.6);

  @Override
  public String id() {
    return "locked-triple";
  }

  @Override
  public List<String> names() {
    return List.of("Locked triple");
  }

  @Override
  public String explanation() {
    return "Three cells where a box and a line cross have only three candidates between them, so these"
        + " digits go from the rest of the box and of the line.";
  }

  @Override
  public Group group() {
    return Group.INTERSECTIONS;
  }

  @Override
  public List<Variant> variants() {
    return List.of(VARIANT);
  }

  /** It asks for something to clear in the box and in the line at once. */
  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public boolean isImpliedBy(StrategySet others) {
    return others.contains(Catalogue.NAKED_TRIPLE);
  }

  @Override
  public Finder finder(Board board) {
    return new LockedSets(this, VARIANT, SIZE, board);
  }
}
