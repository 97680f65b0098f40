package cluewright.search.sat;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.cnf.Dimacs;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Fixed;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.io.ByteArrayInputStream;
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

  @Test
  void theHeaderCountsTheVariablesAndClausesOfTheFile() {
    String text = exported(Masks.mask(Boards.FOUR, "x..x .... .xx. ...."), 2).text();

    String[] header = text.lines().findFirst().orElseThrow().split(" ", -1);
    List<String> clauses = text.lines().skip(1).toList();
    assertThat(header).startsWith("p", "cnf").hasSize(4);
    assertThat(clauses).hasSize(Integer.parseInt(header[3])).allMatch(line -> line.endsWith(" 0"));
    assertThat(
            clauses.stream()
                .flatMap(line -> List.of(line.split(" ", -1)).stream())
                .mapToInt(literal -> Math.abs(Integer.parseInt(literal)))
                .max())
        .hasValue(Integer.parseInt(header[2]));
  }

  @Test
  void aReaderOfTheFileAnswersAsTheSolverInMemory() throws Exception {
    Random random = Tries.random(15);
    int satisfied = 0;
    int tries = Tries.of(40);
    for (int i = 0; i < tries; i++) {
      Mask mask = Masks.random(Boards.FOUR, 4 + i % 3, random);
      int steps = 1 + i % 4;
      boolean satisfiable = isSatisfiable(exported(mask, steps).text());
      satisfied += satisfiable ? 1 : 0;
      assertThat(satisfiable).isEqualTo(isSatisfiableInMemory(mask, steps));
    }
    assertThat(satisfied).isBetween(Tries.showing(1), tries - Tries.showing(1));
  }

  @Test
  void withoutAStepAMaskWithOpenCellsHasNoModel() {
    Mask mask = Masks.mask(Boards.FOUR, "xxxx xxxx xxxx xxx.");

    assertThat(isSatisfiableInMemory(mask, 0)).isFalse();
    assertThat(exported(mask, 0).text()).endsWith("\n 0\n");
    assertThat(isSatisfiableInMemory(mask, 1)).isTrue();
  }

  private static Dimacs exported(Mask mask, int steps) {
    Dimacs dimacs = new Dimacs();
    LayeredEncoding encoding = new LayeredEncoding(new Justifications(mask, NHL, () -> {}), dimacs);
    encoding.complete(steps);
    return dimacs;
  }

  private static boolean isSatisfiableInMemory(Mask mask, int steps) {
    SatSolver solver = Fixed.solver();
    LayeredEncoding encoding = new LayeredEncoding(new Justifications(mask, NHL, () -> {}), solver);
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
