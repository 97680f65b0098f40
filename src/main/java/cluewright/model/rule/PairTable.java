package cluewright.model.rule;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The pairs of digits allowed in two cells.
 *
 * <p>Row {@code a - 1} is a set of digits, bit {@code b - 1} for each digit b that the second cell
 * may hold beside a in the first.
 */
public final class PairTable {

  /** Tests whether two digits may be in a cell and the next one. */
  @FunctionalInterface
  public interface Condition {
    boolean allows(int first, int second);
  }

  private final int[] rows;

  private PairTable(int[] rows) {
    this.rows = rows;
  }

  /** The pairs of digits of a board whose values satisfy a condition. */
  public static PairTable of(Layout layout, Condition condition) {
    int shift = layout.leastValue() - 1;
    return of(layout.digits(), (first, second) -> condition.allows(first + shift, second + shift));
  }

  /** The pairs of digits from 1 to {@code digits} that satisfy a condition. */
  public static PairTable of(int digits, Condition condition) {
    int[] rows = new int[digits];
    for (int a = 1; a <= digits; a++) {
      for (int b = 1; b <= digits; b++) {
        rows[a - 1] |= condition.allows(a, b) ? 1 << (b - 1) : 0;
      }
    }
    return new PairTable(rows);
  }

  public int digits() {
    return rows.length;
  }

  public boolean allows(int first, int second) {
    return (rows[first - 1] >>> (second - 1) & 1) != 0;
  }

  /** The digits allowed in the second cell beside one in the first, as a set. */
  public int beside(int first) {
    return rows[first - 1];
  }

  /** The table for the two cells the other way round. */
  public PairTable turned() {
    return of(digits(), (one, other) -> allows(other, one));
  }

  /** True if everything is allowed. */
  public boolean allowsAll() {
    return IntStream.of(rows).allMatch(row -> row == (int) ((1L << rows.length) - 1));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PairTable that && Arrays.equals(rows, that.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rows);
  }
}
