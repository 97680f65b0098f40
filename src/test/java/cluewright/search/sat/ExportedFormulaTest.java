package cluewright.search.sat;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.cnf.Dimacs;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.encode.QuestionSize;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Fixed;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

/** An encoding written as a DIMACS file means what it means in memory. */
final class ExportedFormulaTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  /** Checkers of proofs take no clause that names a literal twice, or that is always true. */
  @Test
  void everyClauseNamesEachOfItsVariablesOnce() {
    for (int clues : new int[] {4, 7, 12}) {
      Mask mask = Masks.random(Boards.FOUR, clues, Tries.random(16));

      assertThat(
              exported(mask, 4)
                  .lines()
                  .skip(1)
                  .map(line -> List.of(line.replace("-", "").split(" ", -1))))
          .allSatisfy(variables -> assertThat(variables).doesNotHaveDuplicates());
    }
  }

  @Test
  void aReaderOfTheFileAnswersAsTheSolverInMemory() throws Exception {
    Random random = Tries.random(15);
    int satisfied = 0;
    int tries = Tries.of(40);
    for (int i = 0; i < tries; i++) {
      Mask mask = Masks.random(Boards.FOUR, 4 + i % 3, random);
      int steps = 1 + i % 4;
      boolean satisfiable = isSatisfiable(exported(mask, steps));
      satisfied += satisfiable ? 1 : 0;
      assertThat(satisfiable).isEqualTo(isSatisfiableInMemory(mask, steps));
    }
    assertThat(satisfied).isBetween(Tries.showing(1), tries - Tries.showing(1));
  }

  @Test
  void withoutAStepAMaskWithOpenCellsHasNoModel() {
    Mask mask = Masks.mask(Boards.FOUR, "xxxx xxxx xxxx xxx.");

    assertThat(isSatisfiableInMemory(mask, 0)).isFalse();
    assertThat(exported(mask, 0)).endsWith("\n0\n");
    assertThat(isSatisfiableInMemory(mask, 1)).isTrue();
  }

  private static String exported(Mask mask, int steps) {
    Justifications justifications = new Justifications(mask, NHL, Stop.NEVER);
    QuestionSize size = QuestionSize.of(justifications, steps);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Dimacs dimacs = new Dimacs(List.of(), size.variables(), size.clauses(), bytes);
    new LayeredEncoding(justifications, dimacs).complete(steps);
    dimacs.end();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static boolean isSatisfiableInMemory(Mask mask, int steps) {
    SatSolver solver = Fixed.solver();
    LayeredEncoding encoding =
        new LayeredEncoding(new Justifications(mask, NHL, Stop.NEVER), solver);
    encoding.complete(steps);
    return solver.solve(Integer.MAX_VALUE) == SatSolver.Answer.SATISFIABLE;
  }

  private static boolean isSatisfiable(String text) throws Exception {
    ISolver solver = SolverFactory.newDefault();
    try {
      new DimacsReader(solver)
          .parseInstance(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    } catch (ContradictionException e) {
      return false;
    }
    return solver.isSatisfiable();
  }
}
