package cluewright.cnf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TotalizerTest {

  /** Every assignment of the inputs is tried with every assignment of the counters. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "2, 1", "3, 1", "3, 2", "4, 1", "4, 2", "4, 4", "5, 1"})
  void assignmentsWithAtMostSoManyTrueCanBeCountedAndNoOthers(int inputs, int most) {
    Recorder out = new Recorder(inputs);
    Totalizer.atMost(most, IntStream.rangeClosed(1, inputs).toArray(), out);

    for (int assignment = 0; assignment < 1 << inputs; assignment++) {
      int given = assignment;
      boolean allowed =
          IntStream.range(0, 1 << (out.variables - inputs))
              .anyMatch(counters -> out.isSatisfied(given | counters << inputs));
      assertThat(allowed).isEqualTo(Integer.bitCount(assignment) <= most);
    }
  }

  private static final class Recorder implements Clauses {
    private final List<int[]> clauses = new ArrayList<>();
    private int variables;

    Recorder(int variables) {
      this.variables = variables;
    }

    @Override
    public int newVariable() {
      return ++variables;
    }

    @Override
    public void add(int... literals) {
      clauses.add(literals.clone());
    }

    boolean isSatisfied(int assignment) {
      return clauses.stream()
          .allMatch(
              clause ->
                  IntStream.of(clause)
                      .anyMatch(
                          literal ->
                              (assignment >>> (Math.abs(literal) - 1) & 1)
                                  == (literal > 0 ? 1 : 0)));
    }
  }
}
