package cluewright.replay.rating;

import java.util.function.IntPredicate;

/** HoDoKu's last resort: where no strategy helps, it fills the middle one of the empty cells. */
public final class BruteForce {
  private BruteForce() {}

  /**
   * The cell to fill.
   *
   * @param open how many cells are open, at least one
   */
  public static int cell(int open, IntPredicate isOpen) {
    int before = open / 2;
    int cell = 0;
    while (!isOpen.test(cell) || before-- > 0) {
      cell++;
    }
    return cell;
  }
}
