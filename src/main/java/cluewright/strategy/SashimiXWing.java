package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A finned X-Wing of which some base keeps one place or none without the fins. */
final class SashimiXWing implements Strategy {
  private static final Variant VARIANT = Variant.of("Sashimi X-Wing", "0320", Level.HARD, 150);
  private static final int SIZE = 2;

  @Override
  public String id() {
    return "sashimi-x-wing";
  }

  @Override
  public List<String> names() {
    return List.of("Sashimi X-Wing");
  }

  @Override
  public String explanation() {
    return "As a finned X-Wing, but one of the lines keeps at most one place without the fins; the"
        + " digit goes from the same cells.";
  }

  @Override
  public Group group() {
    return Group.FISH;
  }

  @Override
  public List<Variant> variants() {
    return List.of(VARIANT);
  }

  /**
   * A fin that is eliminated leaves a plain X-Wing or a single, which this strategy does not look
   * for.
   */
  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public Finder finder(Board board) {
    return new FinnedFish(this, board, SIZE, FinnedFish.Kind.SASHIMI);
  }
}
