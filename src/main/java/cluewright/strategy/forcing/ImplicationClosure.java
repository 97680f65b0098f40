package cluewright.strategy.forcing;

import cluewright.strategy.chain.Implications;
import java.util.Arrays;

/**
 * Everything that follows from each statement over any number of {@link Implications}, including
 * the statement itself.
 *
 * <p>Rows are completed one after the other. A row takes in the row of whatever it holds: a
 * completed one as a whole, so that nothing in it needs a second look. Mutable and reused.
 */
final class ImplicationClosure {
  private long[] rows = new long[0];

  /** The statements already added to the current row. */
  private long[] taken = new long[0];

  private int words;

  void close(Implications implications) {
    words = implications.words();
    int statements = implications.statements();
    if (rows.length < statements * words) {
      rows = new long[2 * statements * words];
    }
    if (taken.length < words) {
      taken = new long[2 * words];
    }
    System.arraycopy(implications.rows(), 0, rows, 0, statements * words);
    for (int statement = 0; statement < statements; statement++) {
      complete(statement, implications.rows());
    }
  }

  private void complete(int statement, long[] direct) {
    int base = statement * words;
    rows[base + (statement >> 6)] |= 1L << statement;
    Arrays.fill(taken, 0, words, 0);
    taken[statement >> 6] |= 1L << statement;
    int word = 0;
    while (word < words) {
      long fresh = rows[base + word] & ~taken[word];
      if (fresh == 0) {
        word++;
        continue;
      }
      int next = word * Long.SIZE + Long.numberOfTrailingZeros(fresh);
      if (next < statement) {
        takeWhole(base, next * words);
      } else {
        taken[word] |= 1L << next;
        for (int w = 0; w < words; w++) {
          rows[base + w] |= direct[next * words + w];
        }
      }
      word = 0;
    }
  }

  private void takeWhole(int base, int from) {
    for (int w = 0; w < words; w++) {
      rows[base + w] |= rows[from + w];
      taken[w] |= rows[from + w];
    }
  }

  /** A word of a statement's row. */
  long row(int statement, int word) {
    return rows[statement * words + word];
  }
}
