package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * Two cells that a box and a line share, with only two digits between them, clear the rest of both.
 */
final class LockedPair implements Strategy {
  private static final int SIZE = 2;
  private static final Variant VARIANT = Variant.of("Locked pair", "0110", Level.MEDIUM, 40, 3.0);

  @Override
  public String id() {
    return "locked-pair";
  }

  @Override
  public List<String> names() {
    return List.of("Locked pair");
  }

  @Override
  public String explanation() {
    return "Two cells where a box and a line cross have only two candidates between them, so these"
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
    return others.contains(Catalogue.NAKED_PAIR);
  }

  @Override
  public Finder finder(Board board) {
    return new LockedSets(this, VARIANT, SIZE, board);
  }
}
