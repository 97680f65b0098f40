package cluewright.closure;

import cluewright.model.Board;
import java.util.Arrays;

/**
 * The layout of the cells of a 9x9 board in three ints, one per band, for {@link BandClosure}.
 *
 * <pre>
 *  bit of a band          segment (minirow) of a band
 *   0  1  2 | 3  4  5 | 6  7  8      0 | 1 | 2
 *   9 10 11 |12 13 14 |15 16 17      3 | 4 | 5
 *  18 19 20 |21 22 23 |24 25 26      6 | 7 | 8      cell = 27 * band + bit, bit = 3 * segment + 0..2
 * </pre>
 */
final class Bands {
  static final int COUNT = 3;
  static final int CELLS = 27;

  /** All cells of a band. */
  static final int ALL = (1 << CELLS) - 1;

  /** The first cell of each segment. */
  static final int SEGMENT_STARTS = 0b001001001_001001001_001001001;

  /** The factor that copies columns to rows: {@code columns * ROWS} marks them in all three. */
  static final int ROWS = 1 | 1 << 9 | 1 << 18;

  /** The three columns of a stack, in all rows of a band. */
  static final int TRIPLES = 0b111 * ROWS;

  /** The first row of a band. */
  static final int ROW = 0b111111111;

  private Bands() {}

  /** By cell, a digit's board after the digit is placed there, in three bands. */
  static int[] leftBy(Board board) {
    int[] left = new int[board.cells() * COUNT];
    Arrays.fill(left, ALL);
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int peer : board.peers(cell).toArray()) {
        left[cell * COUNT + peer / CELLS] &= ~(1 << peer % CELLS);
      }
    }
    return left;
  }

  /** The segments of a band that hold a digit, as nine bits. */
  static int square(int cells) {
    int first = (cells | cells >>> 1 | cells >>> 2) & SEGMENT_STARTS;
    return compressed(((first * 0b010101) >>> 4) & TRIPLES);
  }

  /** Moves three triples of bits, nine apart, next to each other. */
  static int compressed(int triples) {
    return ((triples * (1 << 12 | 1 << 6 | 1)) >>> 12) & ROW;
  }

  /** All cells of the segments of a band that hold a digit exactly once. */
  static int singleInSegment(int cells) {
    int second = cells >>> 1;
    int third = cells >>> 2;
    int one = (cells ^ second ^ third) & ~(cells & second) & SEGMENT_STARTS;
    return one * 0b111;
  }

  /** The columns of a band that hold a digit. */
  static int columns(int cells) {
    return (cells | cells >>> 9 | cells >>> 18) & ROW;
  }

  /** The columns of a band that hold a digit exactly once. */
  static int singleInColumn(int cells) {
    int second = cells >>> 9;
    int third = cells >>> 18;
    return (cells ^ second ^ third) & ~(cells & second) & ROW;
  }
}
