package cluewright.encode;

import cluewright.cnf.Clauses;
import java.util.Arrays;

/** A clause under construction; literals known to be true or false are resolved at once. */
final class Clause {
  private int[] literals = new int[16];
  private int size;
  private boolean satisfied;

  Clause or(int literal) {
    if (literal == Layer.TRUE) {
      satisfied = true;
    } else if (literal != Layer.FALSE) {
      if (size == literals.length) {
        literals = Arrays.copyOf(literals, 2 * size);
      }
      literals[size++] = literal;
    }
    return this;
  }

  void addTo(Clauses out) {
    if (!satisfied) {
      out.add(Arrays.copyOf(literals, size));
    }
  }
}
