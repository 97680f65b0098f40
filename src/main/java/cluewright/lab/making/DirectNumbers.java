package cluewright.lab.making;

import cluewright.cnf.Clauses;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** The direct encoding: a variable for each value, just one of which is true. */
record DirectNumbers(Clauses out) implements Numbers {
  @Override
  public int[] newNumber(int values) {
    int[] choices = new int[values];
    Arrays.setAll(choices, value -> out.newVariable());
    out.add(choices.clone());
    for (int a = 0; a < values; a++) {
      for (int b = a + 1; b < values; b++) {
        out.add(-choices[a], -choices[b]);
      }
    }
    return choices;
  }

  @Override
  public int newVariable() {
    return out.newVariable();
  }

  @Override
  public void add(int... literals) {
    out.add(literals);
  }

  @Override
  public boolean holds(int literal, IntPredicate model) {
    return model.test(literal);
  }
}
