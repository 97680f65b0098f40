package cluewright.cnf;

import java.util.Arrays;

/**
 * Encodes "at most k of these literals" as clauses: a tree of unary counters (Bailleux and Boufkhad
 * 2003).
 *
 * <p>A counter's output i is implied where i + 1 or more of its inputs are true; outputs beyond the
 * bound are not needed.
 */
public final class Totalizer {
  private Totalizer() {}

  public static void atMost(int most, int[] literals, Clauses out) {
    int[] count = count(literals, most + 1, out);
    if (count.length > most) {
      out.add(-count[most]);
    }
  }

  private static int[] count(int[] literals, int limit, Clauses out) {
    if (literals.length <= 1) {
      return literals;
    }
    int half = literals.length / 2;
    int[] left = count(Arrays.copyOf(literals, half), limit, out);
    int[] right = count(Arrays.copyOfRange(literals, half, literals.length), limit, out);
    int[] sum = new int[Math.min(limit, left.length + right.length)];
    Arrays.setAll(sum, i -> out.newVariable());
    for (int i = 0; i <= left.length; i++) {
      for (int j = 0; j <= right.length; j++) {
        add(i, left, j, right, sum, out);
      }
    }
    return sum;
  }

  /** Says that i on the left and j on the right make i + j, up to the limit of the counter. */
  private static void add(int i, int[] left, int j, int[] right, int[] sum, Clauses out) {
    int together = Math.min(i + j, sum.length);
    if (together == 0) {
      return;
    }
    int[] clause = {sum[together - 1]};
    if (i > 0) {
      clause = with(clause, -left[i - 1]);
    }
    if (j > 0) {
      clause = with(clause, -right[j - 1]);
    }
    out.add(clause);
  }

  private static int[] with(int[] clause, int literal) {
    int[] longer = Arrays.copyOf(clause, clause.length + 1);
    longer[clause.length] = literal;
    return longer;
  }
}
