package cluewright.replay.explainer;

/**
 * What the length of a chain adds to its rating: a tenth for each of the thresholds 4, 6, 8, 12,
 * 16, 24, 32, … exceeded by its number of nodes minus two.
 */
final class Lengths {
  private static final int FIRST = 4;

  private Lengths() {}

  /**
   * The number of tenths to add.
   *
   * @param complexity the number of different nodes, those of several chains together
   */
  static int tenths(int complexity) {
    int added = 0;
    int threshold = FIRST;
    while (complexity - 2 > threshold) {
      threshold = added % 2 == 0 ? threshold * 3 / 2 : threshold * 4 / 3;
      added++;
    }
    return added;
  }
}
