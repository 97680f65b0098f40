package cluewright.lab.making;

import cluewright.cnf.Clauses;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The order encoding of Sugar (Tamura and Banbara): for a number x from 0 to n, variables that say
 * x &le; 0, &hellip;, x &le; n - 1, of which each implies the next.
 *
 * <p>Sugar takes x = a for x &le; a and not x &le; a - 1, so x &ne; a is a clause of two literals
 * and stands as it is in any clause. Where x = a stands in a clause, Sugar writes the clause twice,
 * once for each half, as long as no other literal there has two halves; otherwise such a literal
 * gets a variable that implies both. So it is here. Our reading, which Sugar's description leaves
 * open: the variable of x = a is the same wherever it stands, and constraints are split into
 * clauses as our direct encoding splits them.
 */
final class OrderNumbers implements Numbers {
  /** Literals of values begin here, beyond all variables. */
  private static final int FIRST = 1 << 28;

  private final Clauses out;

  /** By value of a number, the one or two literals that together say that it has it. */
  private final List<int[]> halves = new ArrayList<>();

  /** By value of a number, a variable that implies both halves; 0 as long as none is needed. */
  private final List<Integer> whole = new ArrayList<>();

  OrderNumbers(Clauses out) {
    this.out = out;
  }

  @Override
  public int[] newNumber(int values) {
    int[] atMost = new int[values - 1];
    Arrays.setAll(atMost, value -> out.newVariable());
    for (int value = 1; value < atMost.length; value++) {
      out.add(-atMost[value - 1], atMost[value]);
    }
    int[] literals = new int[values];
    for (int value = 0; value < values; value++) {
      literals[value] = FIRST + halves.size();
      halves.add(halves(atMost, value));
      whole.add(0);
    }
    return literals;
  }

  private static int[] halves(int[] atMost, int value) {
    if (value == 0) {
      return new int[] {atMost[0]};
    }
    return value == atMost.length
        ? new int[] {-atMost[value - 1]}
        : new int[] {atMost[value], -atMost[value - 1]};
  }

  @Override
  public int newVariable() {
    return out.newVariable();
  }

  @Override
  public void add(int... literals) {
    List<Integer> simple = new ArrayList<>();
    List<Integer> twofold = new ArrayList<>();
    for (int literal : literals) {
      if (Math.abs(literal) < FIRST) {
        simple.add(literal);
      } else if (literal < 0) {
        Arrays.stream(halves.get(-literal - FIRST)).forEach(half -> simple.add(-half));
      } else if (halves.get(literal - FIRST).length == 1) {
        simple.add(halves.get(literal - FIRST)[0]);
      } else {
        twofold.add(literal - FIRST);
      }
    }
    if (twofold.size() == 1) {
      for (int half : halves.get(twofold.get(0))) {
        write(simple, IntStream.of(half));
      }
    } else {
      write(simple, twofold.stream().mapToInt(this::whole));
    }
  }

  private void write(List<Integer> simple, IntStream more) {
    out.add(IntStream.concat(simple.stream().mapToInt(Integer::intValue), more).toArray());
  }

  private int whole(int value) {
    if (whole.get(value) == 0) {
      int variable = out.newVariable();
      whole.set(value, variable);
      for (int half : halves.get(value)) {
        out.add(-variable, half);
      }
    }
    return whole.get(value);
  }

  @Override
  public boolean holds(int literal, IntPredicate model) {
    return literal < FIRST
        ? model.test(literal)
        : Arrays.stream(halves.get(literal - FIRST))
            .allMatch(half -> half > 0 ? model.test(half) : !model.test(-half));
  }
}
