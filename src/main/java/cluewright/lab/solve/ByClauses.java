package cluewright.lab.solve;

import cluewright.encode.SolutionClauses;
import cluewright.model.Puzzle;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver;
import java.util.concurrent.CancellationException;

/**
 * Solves a puzzle as clauses with SAT4J; each solution is then excluded by a clause, until there
 * are no more.
 *
 * <p>An iteration is a conflict; a guess is a decision.
 */
final class ByClauses implements Solver {
  @Override
  public Solved solve(Puzzle puzzle, int limit, Run run) {
    Tally tally = new Tally(limit, run);
    long[] conflicts = new long[1];
    SatSolver solver = new SatSolver(run, number -> conflicts[0] = number);
    try {
      SolutionClauses clauses = new SolutionClauses(puzzle, solver);
      SatSolver.Answer answer = SatSolver.Answer.SATISFIABLE;
      while (tally.goesOn() && answer == SatSolver.Answer.SATISFIABLE) {
        answer = solver.solve(Integer.MAX_VALUE);
        if (answer == SatSolver.Answer.SATISFIABLE) {
          Puzzle solution = clauses.read(solver::value);
          tally.add(solution);
          clauses.forbid(solution);
        }
      }
      tally.count(conflicts[0], solver.decisions());
      return answer == SatSolver.Answer.UNKNOWN ? tally.endStopped() : tally.end();
    } catch (CancellationException stopped) {
      tally.count(conflicts[0], solver.decisions());
      return tally.endStopped();
    }
  }
}
