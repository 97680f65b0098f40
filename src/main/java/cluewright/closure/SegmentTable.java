package cluewright.closure;

import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;

/**
 * What strategies conclude about one digit in three adjacent boxes, looked up by which of their
 * nine three-cell segments can hold it: 512 answers.
 *
 * <p>In a band, segment {@code 3 * row + box} is a part of a row; its row and its box are the lines
 * of a 3x3 square. In a stack, segment {@code 3 * box + column} is a part of a column, and the same
 * square serves. A line with no segment left has no place for the digit. A line with one segment
 * left locks the digit there, so the segment's other line loses its other segments. A digit with
 * one cell in a segment that is alone in a line is a hidden single.
 *
 * <pre>
 *  an answer   63 ........ 32 31 ......... 0
 *                  alone           kept        0 as a whole: no place for the digit
 * </pre>
 */
final class SegmentTable {
  private static final int[] LINES = {0b111, 0b111 << 3, 0b111 << 6, 0b1001001, 0b10010010, 0x124};
  private static final int SQUARES = 1 << 9;

  private final StrategySet strategies;

  SegmentTable(StrategySet strategies) {
    this.strategies = strategies;
  }

  /** The answers as cells: segment s is bits {@code 3 * s} to {@code 3 * s + 2}. */
  long[] forBands() {
    return answers(0b111, new int[] {0, 3, 6, 9, 12, 15, 18, 21, 24});
  }

  /** The answers as columns of the leftmost stack, for three bands: segment s is one bit. */
  long[] forStacks() {
    return answers(1, new int[] {0, 1, 2, 9, 10, 11, 18, 19, 20});
  }

  private long[] answers(int mark, int[] positions) {
    long[] answers = new long[SQUARES];
    for (int square = 0; square < SQUARES; square++) {
      int kept = kept(square);
      long alone = kept == 0 ? 0 : alone(kept);
      for (int segment = 0; segment < positions.length; segment++) {
        long here = (long) mark << positions[segment];
        answers[square] |= (kept >>> segment & 1) * here;
        answers[square] |= ((alone >>> segment & 1) * here) << 32;
      }
    }
    return answers;
  }

  /** The segments that remain after locked candidates, or 0 if a line is empty. */
  private int kept(int square) {
    int kept = square;
    int before;
    do {
      before = kept;
      for (int line : LINES) {
        int left = kept & line;
        if (left == 0) {
          return 0;
        }
        if (Integer.bitCount(left) == 1 && strategies.contains(Catalogue.LOCKED_CANDIDATES)) {
          kept &= ~linesOf(left) | left;
        }
      }
    } while (kept != before);
    return kept;
  }

  private int alone(int square) {
    int alone = 0;
    for (int line : LINES) {
      int left = square & line;
      if (Integer.bitCount(left) == 1 && strategies.contains(Catalogue.HIDDEN_SINGLE)) {
        alone |= left;
      }
    }
    return alone;
  }

  private static int linesOf(int segment) {
    int both = 0;
    for (int line : LINES) {
      both |= (line & segment) == 0 ? 0 : line;
    }
    return both;
  }
}
