package cluewright.print;

import java.util.List;
import java.util.OptionalInt;

/**
 * The tints of board backgrounds, in percent of black; 0 for none. What is absent is as usual.
 *
 * @param boxes of every other box; usual in some {@linkplain BoardStyle styles} alone
 * @param regions of windows and other regions besides rows, columns and boxes
 * @param cages of some cages, none of which touch each other; usually none
 */
public record Tints(OptionalInt boxes, OptionalInt regions, OptionalInt cages) {
  /** The available tints. */
  public static final List<Integer> KNOWN = List.of(0, 5, 10, 15, 20, 25, 30);

  public static final Tints USUAL =
      new Tints(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());

  /** The darkest tint on which digits stay legible, given that presses darken it further. */
  public static final int DARKEST_TO_READ = 20;

  /**
   * Checks the tints.
   *
   * @throws IllegalArgumentException if one is not known
   */
  public Tints {
    check(boxes);
    check(regions);
    check(cages);
  }

  private static void check(OptionalInt percent) {
    if (!KNOWN.contains(percent.orElse(0))) {
      throw new IllegalArgumentException("there is no tint of " + percent.orElse(0) + " %");
    }
  }

  public Tints withBoxes(OptionalInt next) {
    return new Tints(next, regions, cages);
  }

  public Tints withRegions(OptionalInt next) {
    return new Tints(boxes, next, cages);
  }

  public Tints withCages(OptionalInt next) {
    return new Tints(boxes, regions, next);
  }
}
