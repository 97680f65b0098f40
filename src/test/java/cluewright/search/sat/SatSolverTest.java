package cluewright.search.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Stop;
import cluewright.search.Fixed;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver.Answer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SatSolverTest {
  private static final int VARIABLES = 12;

  static IntStream seeds() {
    return IntStream.rangeClosed(1, Tries.of(150));
  }

  /** However a search is cut into pieces, no piece answers what is not so. */
  @ParameterizedTest
  @MethodSource("seeds")
  void itAgreesWithTryingEveryAssignmentWhateverTheLimits(int seed) {
    Random random = Tries.random(seed);
    SatSolver solver = Fixed.solver();
    IntStream.range(0, VARIABLES).forEach(i -> solver.newVariable());
    List<int[]> clauses = new ArrayList<>();
    while (clauses.size() < 90) {
      for (int i = 0; i < 30; i++) {
        clauses.add(clause(random));
        solver.add(clauses.get(clauses.size() - 1));
      }
      Answer answer = Answer.UNKNOWN;
      for (int limit = 1; answer == Answer.UNKNOWN; limit++) {
        answer = solver.solve(limit);
      }
      assertThat(answer == Answer.SATISFIABLE).isEqualTo(isSatisfiable(clauses));
      if (answer == Answer.SATISFIABLE) {
        assertThat(clauses).allMatch(clause -> isSatisfied(clause, solver));
      }
    }
  }

  private static int[] clause(Random random) {
    return random
        .ints(0, VARIABLES)
        .distinct()
        .limit(3)
        .map(variable -> random.nextBoolean() ? variable + 1 : -variable - 1)
        .toArray();
  }

  private static boolean isSatisfied(int[] clause, SatSolver solver) {
    return IntStream.of(clause).anyMatch(literal -> solver.value(Math.abs(literal)) == literal > 0);
  }

  private static boolean isSatisfiable(List<int[]> clauses) {
    return IntStream.range(0, 1 << VARIABLES)
        .anyMatch(model -> clauses.stream().allMatch(clause -> holds(clause, model)));
  }

  /** Bit {@code v - 1} of the model is the value of variable v. */
  private static boolean holds(int[] clause, int model) {
    return IntStream.of(clause)
        .anyMatch(
            literal -> {
              boolean value = (model & 1 << (Math.abs(literal) - 1)) != 0;
              return value == literal > 0;
            });
  }

  @Test
  void anEmptyClauseIsUnsatisfiable() {
    SatSolver solver = Fixed.solver();
    solver.newVariable();
    solver.add();

    assertThat(solver.solve(1)).isEqualTo(Answer.UNSATISFIABLE);
  }

  @Test
  void noClausesAreSatisfiable() {
    assertThat(Fixed.solver().solve(1)).isEqualTo(Answer.SATISFIABLE);
  }

  @Test
  void aVariableOfNoClauseHasAValue() {
    SatSolver solver = Fixed.solver();
    int used = solver.newVariable();
    solver.newVariable();
    solver.add(used);

    assertThat(solver.solve(1)).isEqualTo(Answer.SATISFIABLE);
    assertThat(solver.value(used)).isTrue();
  }

  @Test
  void itReportsItsConflictsAndGivesUpAtTheirLimit() {
    AtomicLong met = new AtomicLong();
    SatSolver solver = pigeons(Watch.idle(), met::set);

    assertThat(solver.solve(50)).isEqualTo(Answer.UNKNOWN);
    assertThat(solver.lastAnswer()).isEqualTo(Answer.UNKNOWN);
    assertThat(met.get()).isBetween(50L, 60L);
  }

  @Test
  void aStopBeforeTheSearchIsNotMissed() {
    Watch watch = Watch.idle();
    SatSolver solver = pigeons(watch, conflicts -> {});
    watch.stop();

    assertThat(solver.solve(Integer.MAX_VALUE)).isEqualTo(Answer.UNKNOWN);
  }

  @Test
  void noClauseIsTakenAfterAStop() {
    Watch watch = Watch.idle();
    watch.stop();

    assertThatThrownBy(() -> pigeons(watch, conflicts -> {}))
        .isInstanceOf(CancellationException.class);
  }

  /** SAT4J counts conflicts with an object that its {@code expireTimeout} may take away. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10, 57, 200})
  void aStopWhereverItFallsEndsTheSearchWithoutAnAnswer(int conflicts) {
    Watch watch = Watch.idle();
    AtomicLong met = new AtomicLong();
    SatSolver solver =
        pigeons(
            watch,
            count -> {
              met.set(count);
              if (count >= conflicts) {
                watch.stop();
              }
            });

    assertThat(solver.solve(Integer.MAX_VALUE)).isEqualTo(Answer.UNKNOWN);
    assertThat(met.get()).isBetween((long) conflicts, conflicts + 10L);
  }

  @Test
  void anEmptyClauseIsAContradiction() {
    SatSolver solver = new SatSolver(Stop.NEVER, conflicts -> {});
    solver.add(solver.newVariable());
    solver.add();

    assertThat(solver.solve(Integer.MAX_VALUE)).isEqualTo(Answer.UNSATISFIABLE);
  }

  /** Ten pigeons in nine holes. */
  private static SatSolver pigeons(Watch watch, LongConsumer onConflict) {
    int holes = 9;
    SatSolver solver = new SatSolver(new Run(Duration.ofHours(1), watch), onConflict);
    int[][] in = new int[holes + 1][holes];
    for (int[] pigeon : in) {
      for (int hole = 0; hole < holes; hole++) {
        pigeon[hole] = solver.newVariable();
      }
      solver.add(pigeon);
    }
    for (int hole = 0; hole < holes; hole++) {
      for (int a = 0; a <= holes; a++) {
        for (int b = 0; b < a; b++) {
          solver.add(-in[a][hole], -in[b][hole]);
        }
      }
    }
    return solver;
  }
}
