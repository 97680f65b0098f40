package cluewright.search.minimum;

import cluewright.cnf.Totalizer;
import cluewright.search.sat.SatSolver;

/** How "at most this many clues" (paper, formula 15) is given to the solver. */
enum Threshold {
  /** As SAT4J's own cardinality constraint. */
  NATIVE {
    @Override
    void write(int most, int[] literals, SatSolver solver) {
      solver.atMost(most, literals);
    }
  },
  TOTALIZER {
    @Override
    void write(int most, int[] literals, SatSolver solver) {
      Totalizer.atMost(most, literals, solver);
    }
  };

  abstract void write(int most, int[] literals, SatSolver solver);
}
