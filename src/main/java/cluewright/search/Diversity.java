package cluewright.search;

import cluewright.model.Puzzle;
import java.util.List;

/**
 * Measures how different the puzzles of one mask are.
 *
 * <p>The names of digits do not count: the <em>distance</em> of two puzzles is the number of clue
 * cells that differ when the digits of one are renamed so that as few differ as possible. It is 0
 * just for relabelled puzzles, and finding the best names is an assignment of digits to digits.
 */
public final class Diversity {
  private Diversity() {}

  /**
   * The mean distance between two puzzles, in clue cells; 0 for fewer than two puzzles.
   *
   * <p>It takes some microseconds a pair, so give it a sample of many.
   *
   * @throws IllegalArgumentException if the puzzles have different masks
   */
  public static double of(List<Puzzle> puzzles) {
    long sum = 0;
    long pairs = 0;
    for (int i = 0; i < puzzles.size(); i++) {
      for (int j = 0; j < i; j++) {
        sum += distance(puzzles.get(i), puzzles.get(j));
        pairs++;
      }
    }
    return pairs == 0 ? 0 : (double) sum / pairs;
  }

  /**
   * The distance between two puzzles, in clue cells.
   *
   * @throws IllegalArgumentException if they have different masks
   */
  public static int distance(Puzzle first, Puzzle second) {
    if (!first.mask().equals(second.mask())) {
      throw new IllegalArgumentException(first + " and " + second + " have different masks");
    }
    int digits = first.board().digits();
    int[][] together = new int[digits][digits];
    int[] clues = first.mask().clues().toArray();
    for (int cell : clues) {
      together[first.digit(cell) - 1][second.digit(cell) - 1]++;
    }
    return clues.length - Assignment.most(together);
  }
}
